import { expect, within } from 'storybook/test';
import { PortalStory, portalLoader, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { OpenPortal } from '../../stories/open-portal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Portal/Terms',
  // The source as written: printing the live portal with its scope would take the docs longer than showing it.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/termsandconditions', account: null },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of use' }, slow)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Read your country’s terms/ })).toBeNull();
  },
  globals: { language: 'en' },
};

/** A vendor of a country that has terms of its own is shown the way there. */
export const CountryWithOwnTerms: Story = {
  args: { account: 'single@saddlebag.test' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /Read your country’s terms/ }, slow);
    await expect(link).toHaveAttribute('href', 'https://sg.example.test/vendor-terms');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
