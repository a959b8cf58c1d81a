import { expect, userEvent, within } from 'storybook/test';
import { BasicAddressAutocomplete } from './examples/basic.tsx';
import { AddressAutocompleteInDrawer } from './examples/in-dialog.tsx';
import { SearchingAddressAutocomplete } from './examples/searching.tsx';
import { AddressStatusExample } from './examples/status.tsx';
import { AddressAutocomplete } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/AddressAutocomplete',
  component: AddressAutocomplete.Root,
  args: {
    inputValue: '',
    items: [],
    status: 'idle',
    onInputValueChange: () => undefined,
    onItemPick: () => undefined,
  },
} satisfies Meta<typeof AddressAutocomplete.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list with a click on the field. */
const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox');
  await userEvent.click(field);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
};

export const Default: Story = { render: () => <BasicAddressAutocomplete /> };

export const PickByKeyboard: Story = {
  render: () => <BasicAddressAutocomplete />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'kadam{ArrowDown}{ArrowDown}{Enter}');

    await expect(field).toHaveValue('14 Kadam Lane, Shapla Tola');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WithSuggestionsHook: Story = {
  render: () => <SearchingAddressAutocomplete />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'storm');
    // The selector skips the live region, which announces the same text.
    const note = { selector: '[data-slot=address-note]' };
    await expect(await canvas.findByText('The search did not work.', note, { timeout: 3000 })).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, 'clinic');
    await userEvent.click(await canvas.findByText('Banyan Road, Dhaka', {}, { timeout: 3000 }));
    await expect(field).toHaveValue('Kadam Clinic');
  },
};

export const Recent: Story = { render: () => <BasicAddressAutocomplete />, play: openList };
export const Ready: Story = { render: () => <AddressStatusExample status="ready" />, play: openList };
export const Loading: Story = { render: () => <AddressStatusExample status="loading" />, play: openList };
export const Empty: Story = { render: () => <AddressStatusExample status="empty" />, play: openList };
export const Failed: Story = { render: () => <AddressStatusExample status="failed" />, play: openList };
export const Disabled: Story = { render: () => <AddressStatusExample status="idle" disabled /> };

export const LongText: Story = {
  render: () => (
    <AddressStatusExample
      status="ready"
      items={[
        {
          id: 'long',
          label:
            'Kadam Garden Residential Complex and Commercial Centre, Building 14-C, Flat 1207, North Lotus Avenue Extension',
          description:
            'Behind the river-side market, opposite the second gate of the old jute mill, Dhaka 1207',
        },
      ]}
    />
  ),
  play: openList,
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => <AddressStatusExample status="ready" />,
  play: openList,
};

export const InDrawer: Story = {
  render: () => <AddressAutocompleteInDrawer />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('combobox');
    await userEvent.type(field, 'kadam');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('kadam');
    await userEvent.click(field);
    await userEvent.click(page.getByText('Lotus Avenue, Dhaka'));

    await expect(field).toHaveValue('Kadamtoli Market');
  },
};
