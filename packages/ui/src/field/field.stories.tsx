import { FieldComposition } from './examples/composition.tsx';
import { FieldRowExample } from './examples/row.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Field' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Composition: Story = {
  render: () => <FieldComposition />,
};

export const Row: Story = {
  render: () => <FieldRowExample />,
};
