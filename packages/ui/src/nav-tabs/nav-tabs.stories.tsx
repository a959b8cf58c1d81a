import { NavTabsPortal } from './examples/portal.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/NavTabs' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Portal: Story = {
  render: () => <NavTabsPortal />,
};

export const RightToLeft: Story = {
  render: () => <NavTabsPortal />,
  globals: { language: 'ar' },
};
