import { Switch } from './switch.tsx';
import { SwitchStates } from './examples/states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj;

export const States: Story = {
  render: () => <SwitchStates />,
};

export const RightToLeft: Story = {
  render: () => <SwitchStates />,
  globals: { language: 'ar' },
};
