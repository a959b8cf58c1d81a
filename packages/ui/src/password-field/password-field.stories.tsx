import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { PasswordFieldBasic } from './examples/basic.tsx';
import { PasswordFieldNew } from './examples/new-password.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj;

export const HiddenPassword: Story = {
  render: () => <PasswordFieldBasic />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Saddle1!bag');
  },
};

export const NewPassword: Story = {
  render: () => <PasswordFieldNew />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('New password');
    await userEvent.type(field, '1');
    await expect(canvas.getByText('A digit').closest('li')).toHaveAttribute('data-met');

    field.setSelectionRange(2, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  },
};

export const RightToLeft: Story = {
  render: () => <PasswordFieldNew />,
  globals: { language: 'ar' },
};
