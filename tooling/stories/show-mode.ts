import type { Page } from 'playwright';
import { modeAttributes } from '../../.storybook/modes.ts';
import type { Mode } from '../../.storybook/modes.ts';

/** The parts of Storybook's runtime that the page-side functions below touch. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: { newPhase: string }) => void): void;
    off(event: string, listener: (payload: { newPhase: string }) => void): void;
    emit(event: string, payload: unknown): void;
  };
  readonly __STORYBOOK_PREVIEW__: {
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

/** What a rendered story says of itself. */
export interface ShownStory {
  readonly title: string;
  /** What the story fixes for itself, whatever the toolbars say. */
  readonly pinned: Partial<Mode>;
  /** The modes in which Chromatic would picture it. */
  readonly modes: Readonly<Record<string, Mode>> | null;
  readonly disableSnapshot: boolean;
}

export const readShownStory = (page: Page): Promise<ShownStory | null> =>
  page.evaluate(() => {
    const story = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__.currentRender?.story;
    if (!story) return null;
    const { modes, disableSnapshot = false } = story.parameters.chromatic ?? {};
    return {
      title: story.title,
      pinned: story.storyGlobals ?? {},
      modes: (modes ?? null) as Readonly<Record<string, Mode>> | null,
      disableSnapshot,
    };
  });

/** A screen of the portal starts anew when Storybook draws it again; a component keeps its state. */
export const isScreen = (title: string): boolean => title.startsWith('Portal/');

/**
 * Shows the story that is open in another mode, without a new load. A component is drawn again with what the toolbars
 * would choose; of a screen only the attributes of the page change, for the portal behind it would start over.
 */
export const showMode = async (page: Page, title: string, mode: Mode): Promise<void> => {
  const { viewport: _, ...globals } = mode;
  await page.evaluate(
    async ({ attributes, chosen, redraw }) => {
      if (redraw) {
        const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
        await new Promise<void>((resolve) => {
          // Drawn; what follows is a wait for animations, and none is waited for where motion is reduced.
          const drawn = ['completing', 'completed', 'errored', 'aborted'];
          const listen = ({ newPhase }: { newPhase: string }) => {
            if (!drawn.includes(newPhase)) return;
            clearTimeout(timer);
            channel.off('storyRenderPhaseChanged', listen);
            resolve();
          };
          // A story that cannot be drawn is found out by what looks at it next.
          const timer = setTimeout(() => listen({ newPhase: 'aborted' }), 10_000);
          channel.on('storyRenderPhaseChanged', listen);
          channel.emit('updateGlobals', { globals: { ...chosen, a11y: { manual: true } } });
        });
      }
      for (const [name, value] of Object.entries(attributes))
        document.documentElement.setAttribute(name, value);
      // Floating parts follow their anchors when the window says that something moved.
      window.dispatchEvent(new Event('resize'));
    },
    { attributes: modeAttributes(mode), chosen: globals, redraw: !isScreen(title) },
  );
};

/**
 * Resolves when a screen has been still for a while: it goes on reading and drawing after it is rendered. A screen that
 * never stands still is looked at after eight seconds as it is.
 */
export const screenSettled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 400;
        const end = () => {
          clearTimeout(timer);
          clearTimeout(latest);
          observer.disconnect();
          resources.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quiet);
        const latest = setTimeout(end, 8000);
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        };
        const observer = new MutationObserver(again);
        observer.observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const resources = new PerformanceObserver(again);
        resources.observe({ type: 'resource' });
      }),
  );

/** Resolves when the fonts that the page asks for are there and it has been painted since. */
export const paintSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Two frames, and a moment in which the page has nothing to do.
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            requestIdleCallback(() => resolve(), { timeout: 2000 });
          });
        });
      });
    await painted();
    while (document.fonts.status === 'loading') {
      await document.fonts.ready;
      await painted();
    }
  });
