import { Checkbox } from './checkbox.tsx';
import { CheckboxStates } from './examples/states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj;

export const States: Story = {
  render: () => <CheckboxStates />,
};
