import { expect, within } from 'storybook/test';
import { loadTimeout, portalMeta, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const storedFlags = (flags: Readonly<Record<string, boolean>>) => ({
  'saddlebag:flags': JSON.stringify(flags),
});
/** Makes the flag providers fail, so the stored flags stay in effect. */
const flagProviderFault = { path: '/flags', times: 99, fault: { kind: 'status', status: 503 } } as const;

const meta = {
  ...portalMeta,
  title: 'Portal/Maintenance',
  args: {
    path: '/request-a-rider',
    account: 'demo@saddlebag.test',
    stored: storedFlags({ PlannedMaintenance: true }),
  },
  loaders: [portalLoader(flagProviderFault)],
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 }, loadTimeout);
    await expect(title).toHaveTextContent('Back in a little while');
  },
  globals: { language: 'en' },
};

export const Unplanned: Story = {
  args: { stored: storedFlags({ UnplannedMaintenance: true }) },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole('heading', { level: 1 }, loadTimeout);
    await expect(title).toHaveTextContent('Something needs mending');
  },
  globals: { language: 'en' },
};

/** Signed-out visitors see the screen without the top bar. */
export const SignedOut: Story = {
  args: { account: null, path: '/maintenance' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Look again now' }, loadTimeout)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
  },
  globals: { language: 'en' },
};

export const RightToLeft: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
