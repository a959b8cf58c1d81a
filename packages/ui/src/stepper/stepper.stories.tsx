import { expect } from 'storybook/test';
import { StepperRequest } from './examples/request.tsx';
import { StepperSevenSteps } from './examples/seven-steps.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Stepper' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Request: Story = {
  render: () => <StepperRequest />,
};

/** The user returns to a completed step by keyboard. Later steps are not buttons. */
export const SevenSteps: Story = {
  render: () => <StepperSevenSteps />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Address of the recipient').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  render: () => <StepperRequest />,
  globals: { language: 'ar' },
};

export const SevenStepsRightToLeft: Story = {
  render: () => <StepperSevenSteps />,
  globals: { language: 'ar', brand: 'falaj' },
};
