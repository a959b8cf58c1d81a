import { Artwork } from './artwork.tsx';
import { ArtworkLogos } from './examples/logos.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Artwork', component: Artwork } satisfies Meta<typeof Artwork>;
export default meta;

type Story = StoryObj;

export const Logos: Story = {
  render: () => <ArtworkLogos />,
};
