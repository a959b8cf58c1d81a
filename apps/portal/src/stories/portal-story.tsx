import { Router } from 'wouter';
import { ScopeProvider } from '@saddlebag/domain/react';
import { App } from '../app.tsx';
import { openPortal, type OpenPortal } from './open-portal.ts';
import type { Meta } from '@storybook/react-vite';

/** The initial state of a screen's story. */
export interface PortalStoryArgs {
  /** The path that the portal opens. */
  readonly path: string;
  /** The email of the signed-in account, or null. */
  readonly account: string | null;
  /** The initial device storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /**
   * Renders the live map. By default, a story shows the static picture, because few stories are about the
   * map.
   */
  readonly liveMap?: boolean;
  /** Whether the browser blocks the alert sound. */
  readonly soundBlocked?: boolean;
}

/** A fault in the format of the sandbox's `/sandbox/faults` control. */
export type StoryFault = Readonly<Record<string, unknown>>;

/** Returns a story loader that injects the faults and then opens the portal. */
export const portalLoader =
  (...faults: readonly StoryFault[]) =>
  async ({ args, globals }: { args: PortalStoryArgs; globals: Readonly<Record<string, unknown>> }) => {
    for (const fault of faults) {
      await fetch('/sandbox/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    }
    const { language, theme } = globals;
    return {
      portal: await openPortal({
        ...args,
        appearance: theme === 'dark' ? 'dark' : 'light',
        language: typeof language === 'string' ? language : 'en',
      }),
    };
  };

/** Renders the whole portal of a story. */
function PortalStory({ portal }: { portal: OpenPortal }) {
  const { hook, searchHook } = portal.location;

  return (
    <ScopeProvider scope={portal.scope}>
      <Router hook={hook} searchHook={searchHook}>
        <App nonce={undefined} />
      </Router>
    </ScopeProvider>
  );
}

/** Settings shared by the stories of all screens. */
export const portalMeta = {
  parameters: {
    layout: 'fullscreen',
    // Shows the source as written, because printing the live portal with its scope is slow.
    docs: { source: { type: 'code' } },
  },
  loaders: [portalLoader()],
  render: (_, { loaded }) => <PortalStory portal={loaded['portal'] as OpenPortal} />,
} satisfies Meta<PortalStoryArgs>;

/** Options for queries that wait for content to load with the portal. In milliseconds. */
export const loadTimeout = { timeout: 8000 };
