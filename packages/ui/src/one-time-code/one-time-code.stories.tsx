import { expect } from 'storybook/test';
import { OneTimeCode } from './one-time-code.tsx';
import { OneTimeCodeSignIn } from './examples/sign-in.tsx';
import { OneTimeCodeStates } from './examples/states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/OneTimeCode', component: OneTimeCode } satisfies Meta<typeof OneTimeCode>;
export default meta;

type Story = StoryObj;

export const SignIn: Story = {
  render: () => <OneTimeCodeSignIn />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code from the message');
    await userEvent.click(field);
    await userEvent.paste('402 871');
    await expect(canvas.getByText('Refused: 402871')).toBeVisible();

    // A corrected code is not submitted until the user presses the button.
    await userEvent.keyboard('{Backspace}{Backspace}17');
    await expect(field).toHaveValue('402817');
    await expect(canvas.getByText('Refused: 402871')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Signed in with 402817')).toBeVisible();
  },
};

export const States: Story = {
  render: () => <OneTimeCodeStates />,
};

export const RightToLeft: Story = {
  render: () => <OneTimeCodeStates />,
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Empty');
    await userEvent.type(field, '١٢٣');

    await expect(field).toHaveValue('123');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};
