import { expect, userEvent, within } from 'storybook/test';
import { loadTimeout, portalMeta, type PortalStoryArgs } from '../../stories/portal-story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  ...portalMeta,
  title: 'Portal/FAQ',
  args: { path: '/faq', account: 'demo@saddlebag.test' },
} satisfies Meta<PortalStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'In your country' }, loadTimeout),
    ).toBeVisible();
    await expect(await canvas.findByText('5 kg')).toBeVisible();
  },
  globals: { language: 'en' },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByLabelText('Search the questions', undefined, loadTimeout),
      'x y z',
    );

    await expect(await canvas.findByText('No question matches. Try another word.')).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Tour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the tour' }, loadTimeout));
    const tour = within(await within(document.body).findByRole('dialog', { name: 'Welcome tour' }));
    await userEvent.click(tour.getByRole('button', { name: 'Next' }));

    await expect(await tour.findByText('Step 2 of 4')).toBeVisible();
    await expect(tour.getByRole('button', { name: 'Skip' })).toBeVisible();
  },
  globals: { language: 'en' },
};

/** The specification has no figures for this country, so the page shows none. */
export const CountryWithoutFigures: Story = {
  args: { account: 'bahrain@saddlebag.test' },
  globals: { language: 'ar', brand: 'falaj' },
};
