import { expect, within } from 'storybook/test';
import { Router } from 'wouter';
import { ScopeProvider } from '@saddlebag/domain/react';
import { openPortal, type OpenPortal } from '../stories/open-portal.ts';
import { EmbeddedApp, prepareEmbedding } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A token that names no restaurant. */
const worthless = 'eyJhbGciOiJIUzI1NiJ9.e30.bm9uZQ';

const meta = {
  title: 'Portal/Embedded',
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/request-a-rider/k7rm' },
  loaders: [
    async ({ args: { path }, globals: { language } }) => {
      const tag = typeof language === 'string' ? language : 'en';
      const portal = await openPortal({ account: null, language: tag, path, stored: { token: worthless } });
      prepareEmbedding(portal.scope);
      return { portal };
    },
  ],
  render: (_, { loaded }) => {
    const { scope, location } = loaded['portal'] as OpenPortal;
    return (
      <ScopeProvider scope={scope}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <EmbeddedApp nonce={undefined} />
        </Router>
      </ScopeProvider>
    );
  },
} satisfies Meta<{ readonly path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A token that is worth nothing is an error where the address names a vendor. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText(
      'This app did not sign you in',
      {},
      { timeout: 8000 },
    );
    await expect(title).toBeVisible();
  },
  globals: { language: 'en' },
};

export const RefusedRightToLeft: Story = { globals: { language: 'ar' } };
