import { IconGallery } from './examples/gallery.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Icon' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Gallery: Story = {
  render: () => <IconGallery />,
};
