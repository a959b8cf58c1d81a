import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BasicVendorPicker } from './examples/basic.tsx';
import { manyVendors } from './examples/vendors.ts';
import { VendorPicker } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/VendorPicker',
  component: VendorPicker,
  args: { items: [], value: null, onValueChange: () => undefined },
} satisfies Meta<typeof VendorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(canvasElement.ownerDocument.body).findByRole('combobox');
};

export const Default: Story = { render: () => <BasicVendorPicker />, play: openPanel };

/** Outlets can be edited, and new ones added. */
export const Editable: Story = {
  render: () => (
    <BasicVendorPicker
      editing={{ canEdit: ({ isParent }) => !isParent, onEdit: () => undefined }}
      onAdd={() => undefined}
    />
  ),
  play: openPanel,
};

export const NoSelection: Story = { render: () => <BasicVendorPicker initial={null} /> };

export const Disabled: Story = { render: () => <BasicVendorPicker disabled /> };

export const ThousandsByKeyboard: Story = {
  render: () => <BasicVendorPicker items={manyVendors} initial={null} />,
  play: async (context) => {
    await openPanel(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.keyboard('v-2777{Enter}');

    await waitFor(() => expect(page.queryByRole('combobox')).toBeNull());
    await expect(page.getByRole('button', { name: 'Vendor: South Kitchen 1777 - v-2777' })).toHaveFocus();
  },
};

export const Thousands: Story = {
  render: () => <BasicVendorPicker items={manyVendors} initial="v-2500" />,
  play: openPanel,
};

export const NoMatches: Story = {
  render: () => <BasicVendorPicker />,
  play: async (context) => {
    await openPanel(context);
    await userEvent.keyboard('zebra');
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => (
    <BasicVendorPicker
      initial="v-301"
      items={[
        { id: 'v-300', name: 'مطعم الواحة', parentId: null, isParent: true },
        { id: 'v-301', name: 'مطعم الواحة، المنامة', parentId: 'v-300', isParent: false },
        { id: 'v-302', name: 'Oasis Kitchen', parentId: 'v-300', isParent: false },
      ]}
    />
  ),
  play: openPanel,
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <BasicVendorPicker />,
  play: openPanel,
};
