import { expect, userEvent, within } from 'storybook/test';
import { loadTimeout, portalMeta, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Forgot password',
  args: { path: '/forgot-password', account: null },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Device storage after the vendor requested a code. */
const codeSent = {
  'saddlebag:password-reset': JSON.stringify({
    until: Date.UTC(2100, 0, 1),
    form: { contact: 'demo@saddlebag.test', isCodeSent: true },
  }),
};

export const Default: Story = {};

export const ContactMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }, loadTimeout));

    await expect(await canvas.findByText('Type your email address or your mobile number.')).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Offline: Story = {
  loaders: [portalLoader({ path: 'requestResetCode', fault: { kind: 'drop-before-commit' } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByLabelText('Email or mobile number', {}, loadTimeout),
      '01712-004410',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));

    await expect(await canvas.findByText(/You could be offline/, {}, loadTimeout)).toBeVisible();
  },
  globals: { language: 'en' },
};

export const CodeAndPassword: Story = { args: { stored: codeSent } };

export const CodeRefused: Story = {
  args: { stored: codeSent },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Code from the message', {}, loadTimeout), '402817');
    await userEvent.type(canvas.getByLabelText('New password'), 'N3w!saddle-bag');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));

    await expect(await canvas.findByText(/This code is not the one we sent/, {}, loadTimeout)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('N3w!saddle-bag');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = { args: { stored: codeSent }, globals: { language: 'ar' } };
