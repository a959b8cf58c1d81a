import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';
import { ProgressLongLabel } from './examples/long-label.tsx';
import { ProgressTones } from './examples/tones.tsx';
import { ProgressUnderWay } from './examples/under-way.tsx';
import { ProgressUpload } from './examples/upload.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Progress', component: Progress } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj;

const measureEdges = (canvasElement: HTMLElement) => {
  const track = canvasElement.querySelector('[data-slot="progress-track"]');
  const bar = canvasElement.querySelector('[data-slot="progress-bar"]');
  if (!track || !bar) throw new Error('The story rendered no progress bar, so its edges cannot be measured.');
  return { track: track.getBoundingClientRect(), bar: bar.getBoundingClientRect() };
};

export const Upload: Story = {
  render: () => <ProgressUpload />,
  play: async ({ canvasElement }) => {
    const { track, bar } = measureEdges(canvasElement);

    await expect(Math.round(bar.left)).toBe(Math.round(track.left));
    await expect(bar.width / track.width).toBeCloseTo(0.35, 2);
  },
};

export const Tones: Story = {
  render: () => <ProgressTones />,
};

export const UnderWay: Story = {
  render: () => <ProgressUnderWay />,
};

export const LongLabel: Story = {
  render: () => <ProgressLongLabel />,
};

export const RightToLeft: Story = {
  render: () => <ProgressUpload />,
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const { track, bar } = measureEdges(canvasElement);

    await expect(Math.round(bar.right)).toBe(Math.round(track.right));
  },
};
