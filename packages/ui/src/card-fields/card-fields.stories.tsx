import { expect, waitFor } from 'storybook/test';
import { CardFieldsHosted } from './examples/hosted.tsx';
import { CardFieldsPayment } from './examples/pay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/CardFields' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Empty: Story = {
  render: () => <CardFieldsPayment />,
};

export const Submitted: Story = {
  render: () => <CardFieldsPayment />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Card number');
    await userEvent.type(number, '4111111111111111');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '429');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Amina Rahman');
    await expect(number).toHaveValue('4111 1111 1111 1111');
    await expect(canvas.getByText('Visa ending in 1111')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Save the card' }));

    await canvas.findByText('Saved as token-16-digits');
    await waitFor(() => expect(number).toHaveValue(''));
  },
};

export const Filled: Story = {
  render: () => <CardFieldsPayment />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '378282246310005');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '1230');

    await expect(canvas.getByLabelText('Card number')).toHaveValue('3782 822463 10005');
    await expect(canvas.getByPlaceholderText('4 digits')).toBeVisible();
  },
};

export const Rejected: Story = {
  render: () => <CardFieldsPayment />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4111111111111112');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '10/26');

    await userEvent.click(canvas.getByRole('button', { name: 'Save the card' }));

    await expect(canvas.getByText(/^This is not a card number/)).toBeVisible();
    await expect(canvas.getByText('The card has expired')).toBeVisible();
    await expect(canvas.getByText('Enter the security code')).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
  },
};

export const Hosted: Story = {
  render: () => <CardFieldsHosted />,
};

export const RightToLeft: Story = {
  ...Filled,
  globals: { language: 'ar' },
};
