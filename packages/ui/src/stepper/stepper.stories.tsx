import { StepperRequest } from './examples/request.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Stepper' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Request: Story = {
  render: () => <StepperRequest />,
};

export const RightToLeft: Story = {
  render: () => <StepperRequest />,
  globals: { language: 'ar' },
};
