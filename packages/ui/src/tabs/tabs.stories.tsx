import { expect, waitFor } from 'storybook/test';
import { TabsMany } from './examples/many.tsx';
import { TabsOrders } from './examples/orders.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Tabs' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Orders: Story = {
  render: () => <TabsOrders />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'New , 4 orders' }));
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('tab', { name: 'Scheduled , 12 orders' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve orders are for later.');
  },
};

export const ManualActivation: Story = {
  render: () => <TabsOrders activationMode="manual" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^New/ }));
    await userEvent.keyboard('{End}');

    await expect(canvas.getByRole('tab', { name: /^Delivered/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four orders wait for a rider.');
  },
};

export const Many: Story = {
  render: () => <TabsMany />,
  play: async ({ canvas, canvasElement }) => {
    const strip = canvasElement.querySelector('[data-slot=tabs-strip]');
    await waitFor(() => expect(strip).toHaveAttribute('data-more-after'));
    const tabBox = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    const stripBox = strip?.getBoundingClientRect();

    await expect(tabBox.left).toBeGreaterThanOrEqual(stripBox?.left ?? Infinity);
    await expect(tabBox.right).toBeLessThanOrEqual(stripBox?.right ?? -Infinity);
  },
};

export const ManyRightToLeft: Story = {
  ...Many,
  globals: { language: 'ar' },
};

export const RightToLeft: Story = {
  render: () => <TabsOrders />,
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^New/ }));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(canvas.getByRole('tab', { name: /^Scheduled/ })).toHaveFocus();
  },
};
