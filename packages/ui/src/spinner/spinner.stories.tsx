import { Spinner } from './spinner.tsx';
import { SpinnerBasic } from './examples/basic.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj;

export const Basic: Story = {
  render: () => <SpinnerBasic />,
};
