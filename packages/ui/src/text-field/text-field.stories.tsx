import { TextField } from './text-field.tsx';
import { TextFieldStates } from './examples/states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj;

export const States: Story = {
  render: () => <TextFieldStates />,
};

export const RightToLeft: Story = {
  render: () => <TextFieldStates />,
  globals: { language: 'ar' },
};
