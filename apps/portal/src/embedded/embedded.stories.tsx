import { expect, within } from 'storybook/test';
import { Router } from 'wouter';
import { ScopeProvider } from '@saddlebag/domain/react';
import { openPortal, type OpenPortal } from '../stories/open-portal.ts';
import { EmbeddedApp, prepareEmbedding } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** A well-formed token without a restaurant. */
const invalidToken = 'eyJhbGciOiJIUzI1NiJ9.e30.bm9uZQ';

const meta = {
  title: 'Portal/Embedded',
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  args: { path: '/request-a-rider/k7rm' },
  loaders: [
    async ({ args: { path }, globals: { language } }) => {
      const tag = typeof language === 'string' ? language : 'en';
      const portal = await openPortal({
        account: null,
        language: tag,
        path,
        stored: { token: invalidToken },
      });
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

/** The path names a vendor and the token is refused. */
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
