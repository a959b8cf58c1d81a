import { expect } from 'storybook/test';
import { RadioGroupInvalid } from './examples/invalid.tsx';
import { RadioGroupPayment } from './examples/payment.tsx';
import { RadioGroupSegments } from './examples/segments.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/RadioGroup' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const PaymentMethod: Story = {
  render: () => <RadioGroupPayment />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Paid'));
    await expect(canvas.getByRole('radio', { name: /^Paid/ })).toBeChecked();

    await userEvent.keyboard('{ArrowDown}');

    await expect(canvas.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Cash/ })).toHaveFocus();
  },
};

/** All options in one line. Their descriptions are tooltips. */
export const Segments: Story = {
  render: () => <RadioGroupSegments />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Paid Nothing to collect' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('Paid'));
    await expect(canvas.getByRole('radio', { name: /^Paid/ })).toBeChecked();

    await userEvent.keyboard('{ArrowDown}');

    await expect(canvas.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  },
};

export const Invalid: Story = {
  render: () => <RadioGroupInvalid />,
};

export const RightToLeft: Story = {
  render: () => <RadioGroupPayment />,
  globals: { language: 'ar' },
};
