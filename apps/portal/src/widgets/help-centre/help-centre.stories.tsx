import { expect, userEvent, within } from 'storybook/test';
import { loadTimeout, portalLoader, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Help centre',
  args: { path: '/helpcenter/y0ud', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const failedInit = { path: '/help-centre', times: 9, fault: { kind: 'status', status: 503 } };
const failureText = 'The help centre did not load. Check your connection and reload the page.';

/** The help centre has not responded yet. */
export const Loading: Story = {
  loaders: [portalLoader({ path: '/help-centre', fault: { kind: 'delay', ms: 600_000 } })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Loading the help centre…', undefined, loadTimeout),
    ).toBeInTheDocument();
  },
  globals: { language: 'en' },
};

export const Failed: Story = {
  loaders: [portalLoader(failedInit)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText(failureText, undefined, loadTimeout))[0]).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The panel over the request screen, while it fails. */
export const Panel: Story = {
  args: { path: '/request-a-rider/y0ud' },
  loaders: [portalLoader(failedInit)],
  play: async () => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'Open the help centre' }, loadTimeout));
    const panel = within(await body.findByRole('dialog', { name: 'Help centre' }));

    await expect(await panel.findByText(failureText, undefined, loadTimeout)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Close the help centre' })).toHaveFocus();
  },
  globals: { language: 'en' },
};

export const Arabic: Story = {
  args: { path: '/helpcenter', account: 'bahrain@saddlebag.test' },
  loaders: [portalLoader(failedInit)],
  globals: { language: 'ar', brand: 'falaj' },
};
