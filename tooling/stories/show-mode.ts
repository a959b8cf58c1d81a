import type { Page } from 'playwright';
import { modeAttributes } from '../../.storybook/modes.ts';
import type { Mode } from '../../.storybook/modes.ts';

declare global {
  /** The part of Storybook's runtime that this file uses inside the page. */
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: { newPhase: string }) => void): void;
      off(event: string, listener: (payload: { newPhase: string }) => void): void;
      emit(event: string, payload: unknown): void;
    };
    readonly __STORYBOOK_PREVIEW__: {
      readonly storyStoreValue?: {
        readonly storyIndex: { readonly entries: Readonly<Record<string, unknown>> };
      };
      readonly currentRender?: {
        readonly phase?: string;
        readonly story?: {
          readonly id: string;
          readonly title: string;
          readonly storyGlobals?: Readonly<Record<string, unknown>>;
          readonly parameters: {
            readonly chromatic?: { readonly modes?: unknown; readonly disableSnapshot?: boolean };
          };
        };
      };
    };
  }
}

/** Title and display settings of a rendered story. */
export interface RenderedStory {
  readonly title: string;
  /** Index in the list of all stories. */
  readonly position: number;
  /** Mode values that the story sets itself. They override the toolbars. */
  readonly pinned: Partial<Mode>;
  /** The modes in which Chromatic takes screenshots of the story. Null means all core modes. */
  readonly modes: Readonly<Record<string, Mode>> | null;
  readonly disableSnapshot: boolean;
}

/** Reads the story that the page shows. Null if the page shows none. */
export const readRenderedStory = (page: Page): Promise<RenderedStory | null> =>
  page.evaluate(() => {
    const { currentRender, storyStoreValue } = window.__STORYBOOK_PREVIEW__;
    const story = currentRender?.story;
    if (!story || !storyStoreValue) return null;
    const { modes, disableSnapshot = false } = story.parameters.chromatic ?? {};
    return {
      title: story.title,
      position: Object.keys(storyStoreValue.storyIndex.entries).indexOf(story.id),
      pinned: story.storyGlobals ?? {},
      modes: (modes ?? null) as Readonly<Record<string, Mode>> | null,
      disableSnapshot,
    };
  });

/** True for a portal screen. Unlike a component, it loses its state when Storybook renders it again. */
export const isPortalScreen = (title: string): boolean => title.startsWith('Portal/');

/**
 * Switches the open story to another mode without reloading the page. Storybook renders a component again
 * with the new toolbar values. For a portal screen only the page attributes change, because rendering it
 * again would reset it.
 */
export const showMode = async (page: Page, title: string, mode: Mode): Promise<void> => {
  const { viewport: _, ...globals } = mode;
  await page.evaluate(
    async ({ attributes, toolbarValues, needsRender }) => {
      if (needsRender) {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        await new Promise<void>((resolve) => {
          // In these phases the story is rendered. Storybook then waits for animations, which reduced motion
          // turns off.
          const renderedPhases = ['completing', 'completed', 'errored', 'aborted'];
          const listen = ({ newPhase }: { newPhase: string }) => {
            if (!renderedPhases.includes(newPhase)) return;
            clearTimeout(timer);
            channel.off('storyRenderPhaseChanged', listen);
            resolve();
          };
          // Give up on a story that never renders. The next check of the page reports it.
          const timer = setTimeout(() => listen({ newPhase: 'aborted' }), 10_000);
          channel.on('storyRenderPhaseChanged', listen);
          channel.emit('updateGlobals', { globals: { ...toolbarValues, a11y: { manual: true } } });
        });
      }
      for (const [name, value] of Object.entries(attributes))
        document.documentElement.setAttribute(name, value);
      // Make floating elements update their position.
      window.dispatchEvent(new Event('resize'));
    },
    { attributes: modeAttributes(mode), toolbarValues: globals, needsRender: !isPortalScreen(title) },
  );
};

/**
 * Resolves when the DOM has not changed and no resource has loaded for 400 ms. Screens keep loading data
 * after the first render. Stops waiting after eight seconds.
 */
export const waitForStableScreen = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 400;
        const finish = () => {
          clearTimeout(timer);
          clearTimeout(maximumTimer);
          observer.disconnect();
          resources.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, quietMs);
        const maximumTimer = setTimeout(finish, 8000);
        const restartTimer = () => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        };
        const observer = new MutationObserver(restartTimer);
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const resources = new PerformanceObserver(restartTimer);
        resources.observe({ type: 'resource' });
      }),
  );

/** Resolves when the fonts of the page have loaded and the page has painted with them. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Wait for two frames and an idle callback.
    const nextPaint = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            requestIdleCallback(() => resolve(), { timeout: 2000 });
          });
        });
      });
    await nextPaint();
    while (document.fonts.status === 'loading') {
      await document.fonts.ready;
      await nextPaint();
    }
  });
