import { expect, screen } from 'storybook/test';
import { allSettled } from 'effector';
import { issueOrderLinkFx, revokeOrderLinkFx, type Order } from '@saddlebag/domain/api';
import { $supportedLanguages, $loadTexts, languageChosen } from '@saddlebag/domain/i18n';
import { ScopeProvider } from '@saddlebag/domain/react';
import { orderFixture, seedScope } from '@saddlebag/domain/testing';
import { build } from '../../build.ts';
import { loadTexts } from '../../load-texts.ts';
import { ShareLink } from './index.ts';
import { $findOrigin, linkRequested } from './share-link.model.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

interface ShareLinkStoryArgs {
  /** The state of the link when the story opens. */
  readonly link: 'none' | 'ready' | 'failed';
}

const order: Order = orderFixture();
const token = 'kV3rJ0c2mYzW1uQb7xTn5oLf8sHdGa9pEiR4tXyZ6wA';

const meta = {
  title: 'Portal/Share link',
  args: { link: 'ready' },
  loaders: [
    async ({ args, globals }) => {
      const { language } = globals as Readonly<Record<string, unknown>>;
      const scope = seedScope({
        values: [
          [$findOrigin, () => 'https://deliver.example'],
          [$loadTexts, loadTexts],
          [$supportedLanguages, build.languages],
        ],
        handlers: [
          [
            issueOrderLinkFx,
            () => (args.link === 'failed' ? Promise.reject(new Error('offline')) : { token }),
          ],
          [revokeOrderLinkFx, () => undefined],
        ],
      });
      await allSettled(languageChosen, { scope, params: typeof language === 'string' ? language : 'en' });
      if (args.link !== 'none') await allSettled(linkRequested, { scope, params: order });
      return { scope };
    },
  ],
  render: (_, { loaded }) => (
    <ScopeProvider scope={loaded['scope'] as ReturnType<typeof seedScope>}>
      <main className="max-w-xl p-4">
        <h1 className="sr-only">{order.id}</h1>
        <h2 className="sr-only">{order.customer.name}</h2>
        <ShareLink order={order} />
      </main>
    </ScopeProvider>
  ),
} satisfies Meta<ShareLinkStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { link: 'none' } };

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the link off' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Switch the link off' })).toBeVisible();
  },
  globals: { language: 'en' },
};

export const Failed: Story = { args: { link: 'failed' } };

export const Arabic: Story = { globals: { language: 'ar', brand: 'falaj' } };

/** The code stays dark on light, because scanners expect it. */
export const Dark: Story = { globals: { theme: 'dark' } };
