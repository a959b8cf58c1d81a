import { Router } from 'wouter';
import { ScopeProvider } from '@saddlebag/domain/react';
import { App } from '../app.tsx';
import { openPortal, type OpenPortal } from './open-portal.ts';

/** What a story of a screen starts from. */
export interface PortalStoryArgs {
  /** Where the address bar stands. */
  readonly path: string;
  /** Who is signed in. */
  readonly account: string | null;
  /** What the device has kept from before. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the map's ground is drawn live. Elsewhere the plain picture stands for it: most stories are about the rest. */
  readonly liveMap?: boolean;
}

/** A fault for the sandbox to play before the story opens, as its control takes it. */
export type StoryFault = Readonly<Record<string, unknown>>;

/** Puts faults in place, then starts the portal. */
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

/** The whole portal at one address, in the frame that a story gives it. */
export function PortalStory({ portal }: { portal: OpenPortal }) {
  const { hook, searchHook } = portal.location;

  return (
    <ScopeProvider scope={portal.scope}>
      <Router hook={hook} searchHook={searchHook}>
        <App nonce={undefined} />
      </Router>
    </ScopeProvider>
  );
}
