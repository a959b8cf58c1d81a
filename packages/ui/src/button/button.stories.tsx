import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { ButtonAsLink } from './examples/as-link.tsx';
import { ButtonConsumerClass } from './examples/consumer-class.tsx';
import { ButtonDisabled } from './examples/disabled.tsx';
import { ButtonLoading } from './examples/loading.tsx';
import { ButtonSizes } from './examples/sizes.tsx';
import { ButtonVariants } from './examples/variants.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj;

export const Variants: Story = {
  render: () => <ButtonVariants />,
};

export const Sizes: Story = {
  render: () => <ButtonSizes />,
};

export const Loading: Story = {
  render: () => <ButtonLoading />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const width = button.getBoundingClientRect().width;

    await userEvent.click(button);
    await userEvent.click(button);

    await expect(canvas.getByText('Orders sent: 1')).toBeVisible();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: () => <ButtonDisabled />,
};

export const AsLink: Story = {
  render: () => <ButtonAsLink />,
};

export const ConsumerClass: Story = {
  render: () => <ButtonConsumerClass />,
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));

    await expect(style.borderRadius).toBe('0px');
    await expect(parseFloat(style.paddingInlineStart)).toBeGreaterThan(40);
  },
};

export const RightToLeft: Story = {
  render: () => <ButtonAsLink />,
  globals: { language: 'ar' },
};
