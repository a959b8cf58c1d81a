import { Callout } from './callout.tsx';
import { CalloutTones } from './examples/tones.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Callout', component: Callout } satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj;

export const Tones: Story = {
  render: () => <CalloutTones />,
};
