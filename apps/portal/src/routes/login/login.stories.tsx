import { expect, userEvent, within } from 'storybook/test';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/Login',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/', account: null },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

export const Default: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));

    await expect(await canvas.findByText('Type your email address or your mobile number.')).toBeVisible();
    await expect(canvas.getByText('Type your password.')).toBeVisible();
  },
  globals: { language: 'en' },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email or mobile number'), 'demo@saddlebag.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));

    await expect(await canvas.findByText(/The email or the password is not right/, {}, slow)).toBeVisible();
    await expect(canvas.getByLabelText('Email or mobile number')).toHaveValue('demo@saddlebag.test');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { globals: { language: 'ar' } };
