import { expect, userEvent, within } from 'storybook/test';
import { BasicPhoneInput } from './examples/basic.tsx';
import { PhoneInputStates } from './examples/states.tsx';
import { PhoneInputWithCountries } from './examples/countries.tsx';
import { PhoneInput } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/PhoneInput', component: PhoneInput, args: { country: 'BD' } } satisfies Meta<
  typeof PhoneInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <BasicPhoneInput /> };

export const BengaliDigits: Story = {
  render: () => <BasicPhoneInput />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Customer’s phone');
    await userEvent.click(field);
    await userEvent.paste('০১৮১২-৩৪৫৬৭৮');

    await expect(await within(canvasElement).findByText('+8801812345678')).toBeVisible();
    await expect(field).toHaveValue('01812-345678');
  },
};

export const NotANumber: Story = {
  render: () => <BasicPhoneInput />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Customer’s phone');
    await userEvent.type(field, 'ask Rahim');
    await userEvent.tab();

    await expect(field).toHaveValue('ask Rahim');
    await expect(
      await within(canvasElement).findByText('The phone number doesn’t seem correct'),
    ).toBeVisible();
  },
};

export const PasteFromAnotherCountry: Story = {
  render: () => <PhoneInputWithCountries />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Customer’s phone');
    await userEvent.click(field);
    await userEvent.paste('0092 301 2345678');

    await expect(await within(canvasElement).findByText('+923012345678')).toBeVisible();
    await expect(field).toHaveValue('0301 2345678');
    await expect(within(canvasElement).getByLabelText('Country calling code')).toHaveValue('PK');
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => <PhoneInputWithCountries />,
};

export const States: Story = { render: () => <PhoneInputStates /> };
