import { DescriptionListLayouts } from './examples/layouts.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/DescriptionList' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Layouts: Story = {
  render: () => <DescriptionListLayouts />,
};

export const LayoutsRightToLeft: Story = {
  render: () => <DescriptionListLayouts />,
  globals: { language: 'ar', brand: 'falaj' },
};
