import type { CDPSession, Page } from 'playwright';
import { coreModes, viewportModes } from '../../.storybook/modes.ts';
import {
  isPortalScreen,
  waitForPaint,
  readRenderedStory,
  waitForStableScreen,
  showMode,
} from '../stories/show-mode.ts';
import { takeStablePicture } from './stable-picture.ts';
import { matchesNameFilter } from './story-list.ts';
import type { Mode, Modes } from '../../.storybook/modes.ts';
import type { Snapshot } from './model.ts';
import type { StoryEntry } from './story-list.ts';

export interface CaptureTarget {
  /** Address of the built Storybook. */
  readonly url: string;
  /** Folder for the pictures. */
  readonly folder: string;
  readonly modeGlob: string | undefined;
}

/** A browser page that shows one story after another. */
export interface StoryPage {
  readonly page: Page;
  readonly debugSession: CDPSession;
  /** Errors and unexpected requests of the current story. */
  readonly problems: string[];
}

/** Keeps toasts open while pictures are taken, by simulating a pointer over the toasts. */
const holdToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pointer = new PointerEvent('pointerover', { bubbles: true });
    document.querySelector('[data-slot=toast-viewport]')?.dispatchEvent(pointer);
  });

const openStory = async (
  { page }: StoryPage,
  url: string,
  { id, title }: StoryEntry,
  mode: Mode,
): Promise<void> => {
  const { brand, theme, language, density } = mode;
  await page.setViewportSize(viewportModes[mode.viewport]);
  const globals = `brand:${brand};theme:${theme};language:${language};density:${density};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
  const lastPhase = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      const currentPhase = preview?.currentRender?.phase;
      const phase = document.body.classList.contains('sb-show-errordisplay')
        ? 'errored'
        : (currentPhase ?? '');
      return ['completing', 'completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(phase)
        ? phase
        : null;
    },
    undefined,
    { timeout: 45_000 },
  );
  if (!['errored', 'aborted'].includes(String(await lastPhase.jsonValue()))) {
    await holdToasts(page);
    if (isPortalScreen(title)) await waitForStableScreen(page);
    return;
  }
  throw new Error(
    (await page.locator('#error-message').textContent()) ??
      'Storybook did not render the story, and shows no error message. Open the story in a browser.',
  );
};

/**
 * Applies the mode values that a story sets itself, and removes modes that are then equal to an earlier one.
 */
export const distinctModes = (modes: Modes, pinned: Partial<Mode>): readonly (readonly [string, Mode])[] => {
  const seen = new Set<string>();
  return Object.entries(modes).flatMap(([name, mode]) => {
    const applied = { ...mode, ...pinned, viewport: mode.viewport };
    const values = JSON.stringify(Object.entries(applied).toSorted(([a], [b]) => a.localeCompare(b)));
    if (seen.has(values)) return [];
    seen.add(values);
    return [[name, applied] as const];
  });
};

const { 'mangrove light': firstMode } = coreModes;

/** True if a portal screen must load again, because it reads the language only when it opens. */
const needsReload = (title: string, shown: Mode, next: Mode): boolean =>
  isPortalScreen(title) && shown.language !== next.language;

/**
 * Takes a picture of a story in each of its modes, the same ones as Chromatic. Loads the page once and
 * switches modes by attributes and window size where possible.
 * @throws when the story fails to render, logs an error or sends a request to another origin.
 */
export const captureStory = async (
  storyPage: StoryPage,
  { url, folder, modeGlob }: CaptureTarget,
  entry: StoryEntry,
): Promise<readonly Snapshot[]> => {
  const { id, title, name } = entry;
  const { page, debugSession, problems } = storyPage;
  problems.splice(0);
  await openStory(storyPage, url, entry, firstMode);
  const story = await readRenderedStory(page);
  if (!story)
    throw new Error('Storybook rendered the story but reports no current one. Open the story in a browser.');
  if (story.disableSnapshot) return [];
  const modes = distinctModes(story.modes ?? coreModes, story.pinned).filter(([modeName]) =>
    matchesNameFilter(modeName, modeGlob),
  );
  const snapshots: Snapshot[] = [];
  let shown: Mode = { ...firstMode, ...story.pinned };
  // Modes of one language are consecutive, so that a portal screen loads once per language.
  const orderedModes = modes.toSorted(([, a], [, b]) =>
    isPortalScreen(title) ? a.language.localeCompare(b.language) : 0,
  );
  for (const [modeName, mode] of orderedModes) {
    if (needsReload(title, shown, mode)) await openStory(storyPage, url, entry, mode);
    else {
      if (shown.viewport !== mode.viewport) {
        await page.setViewportSize(viewportModes[mode.viewport]);
        // Update the layout to the new size before other values change. The order affects scroll positions.
        await waitForPaint(page);
      }
      await showMode(page, title, mode);
      if (isPortalScreen(title)) await waitForStableScreen(page);
    }
    shown = mode;
    snapshots.push({
      key: `${id} ${modeName}`,
      storyId: id,
      component: title,
      story: name,
      modeName,
      mode,
      picture: await takeStablePicture(page, debugSession, folder),
    });
  }
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return snapshots;
};
