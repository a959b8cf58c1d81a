import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Login',
  args: { path: '/', account: null },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));

    await expect(await canvas.findByText('Type your email address or your mobile number.')).toBeVisible();
    await expect(canvas.getByText('Type your password.')).toBeVisible();
    const email = canvas.getByLabelText('Email or mobile number');
    // The focus moves one frame after the errors are rendered.
    await waitFor(() => expect(email).toHaveFocus());

    await userEvent.type(email, 'demo@saddlebag.test{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
  globals: { language: 'en' },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email or mobile number'), 'demo@saddlebag.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));

    await expect(
      await canvas.findByText(/The email or the password is not right/, {}, loadTimeout),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email or mobile number')).toHaveValue('demo@saddlebag.test');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar' } };
