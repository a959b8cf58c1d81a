import { VisuallyHidden } from './visually-hidden.tsx';
import { VisuallyHiddenBasic } from './examples/basic.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj;

export const Basic: Story = {
  render: () => <VisuallyHiddenBasic />,
};
