import { expect, within } from 'storybook/test';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const known = (flags: Readonly<Record<string, boolean>>) => ({ 'saddlebag:flags': JSON.stringify(flags) });
/** The providers say nothing, so that what the device knew last stays. */
const nobodyAnswers = { path: '/flags', times: 99, fault: { kind: 'status', status: 503 } } as const;

const meta = {
  title: 'Portal/Maintenance',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: {
    path: '/request-a-rider',
    account: 'demo@saddlebag.test',
    stored: known({ PlannedMaintenance: true }),
  },
  loaders: [portalLoader(nobodyAnswers)],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

export const Planned: Story = {
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 }, slow);
    await expect(title).toHaveTextContent('Back in a little while');
  },
  globals: { language: 'en' },
};

export const Unplanned: Story = {
  args: { stored: known({ UnplannedMaintenance: true }) },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 }, slow);
    await expect(title).toHaveTextContent('Something needs mending');
  },
  globals: { language: 'en' },
};

/** A visitor who opens its address sees it as well, without a bar of an account. */
export const SignedOut: Story = {
  args: { account: null, path: '/maintenance' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Look again now' }, slow)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
  },
  globals: { language: 'en' },
};

export const RightToLeft: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
