import { expect, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/Terms',
  args: { path: '/termsandconditions', account: null },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Terms of use' }, loadTimeout),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Read your country’s terms/ })).toBeNull();
  },
  globals: { language: 'en' },
};

/** The vendor's country has its own terms, so the page links to them. */
export const CountryWithOwnTerms: Story = {
  args: { account: 'single@saddlebag.test' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole(
      'link',
      { name: /Read your country’s terms/ },
      loadTimeout,
    );
    await expect(link).toHaveAttribute('href', 'https://sg.example.test/vendor-terms');
  },
  globals: { language: 'en' },
};

export const Arabic: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
