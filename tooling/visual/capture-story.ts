import type { CDPSession, Page } from 'playwright';
import { coreModes, viewportModes } from '../../.storybook/modes.ts';
import { isScreen, paintSettled, readShownStory, screenSettled, showMode } from '../stories/show-mode.ts';
import { takeStillPicture } from './still-picture.ts';
import { matches } from './story-list.ts';
import type { Mode, Modes } from '../../.storybook/modes.ts';
import type { Snapshot } from './model.ts';
import type { StoryEntry } from './story-list.ts';

export interface CaptureTarget {
  /** Where the built Storybook is served. */
  readonly url: string;
  /** Where pictures are kept. */
  readonly folder: string;
  readonly modeGlob: string | undefined;
}

/** A page that stories are shown in, one after the other, with what it complained of. */
export interface Studio {
  readonly page: Page;
  readonly inspector: CDPSession;
  readonly complaints: string[];
}

/** Messages that leave by themselves stay as under a pointer, however long their pictures take. */
const holdMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pointer = new PointerEvent('pointerover', { bubbles: true });
    document.querySelector('[data-slot=toast-viewport]')?.dispatchEvent(pointer);
  });

const openStory = async (
  { page }: Studio,
  url: string,
  { id, title }: StoryEntry,
  mode: Mode,
): Promise<void> => {
  const { brand, theme, language, density } = mode;
  await page.setViewportSize(viewportModes[mode.viewport]);
  const globals = `brand:${brand};theme:${theme};language:${language};density:${density};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
  const phase = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      const now = preview?.currentRender?.phase;
      const shown = document.body.classList.contains('sb-show-errordisplay') ? 'errored' : (now ?? '');
      return ['completing', 'completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(shown)
        ? shown
        : null;
    },
    undefined,
    { timeout: 45_000 },
  );
  if (!['errored', 'aborted'].includes(String(await phase.jsonValue()))) {
    await holdMessages(page);
    if (isScreen(title)) await screenSettled(page);
    return;
  }
  throw new Error((await page.locator('#error-message').textContent()) ?? 'The story was not rendered.');
};

/** What a story fixes holds in every mode; modes that are alike then are one picture. */
export const distinctModes = (modes: Modes, pinned: Partial<Mode>): readonly (readonly [string, Mode])[] => {
  const seen = new Set<string>();
  return Object.entries(modes).flatMap(([name, mode]) => {
    const shown = { ...mode, ...pinned, viewport: mode.viewport };
    const looks = JSON.stringify(Object.entries(shown).toSorted(([a], [b]) => a.localeCompare(b)));
    if (seen.has(looks)) return [];
    seen.add(looks);
    return [[name, shown] as const];
  });
};

const { 'mangrove light': firstMode } = coreModes;

/** A screen speaks the language in which it is opened, so another language is another visit. */
const needsVisit = (title: string, shown: Mode, next: Mode): boolean =>
  isScreen(title) && shown.language !== next.language;

/**
 * Pictures one story in its modes, those that Chromatic would take. One load of the page serves all of them, as far as
 * a switch of attributes and a new size of the window go.
 * @throws when the story fails, says an error or asks for something from outside.
 */
export const captureStory = async (
  studio: Studio,
  { url, folder, modeGlob }: CaptureTarget,
  entry: StoryEntry,
): Promise<readonly Snapshot[]> => {
  const { id, title, name } = entry;
  const { page, inspector, complaints } = studio;
  complaints.splice(0);
  await openStory(studio, url, entry, firstMode);
  const story = await readShownStory(page);
  if (!story) throw new Error('The story was not there after it was rendered.');
  if (story.disableSnapshot) return [];
  const modes = distinctModes(story.modes ?? coreModes, story.pinned).filter(([modeName]) =>
    matches(modeName, modeGlob),
  );
  const snapshots: Snapshot[] = [];
  let shown: Mode = { ...firstMode, ...story.pinned };
  // Modes of one language stand together, so that a screen is visited once for each.
  const visits = modes.toSorted(([, a], [, b]) =>
    isScreen(title) ? a.language.localeCompare(b.language) : 0,
  );
  for (const [modeName, mode] of visits) {
    if (needsVisit(title, shown, mode)) await openStory(studio, url, entry, mode);
    else {
      if (shown.viewport !== mode.viewport) {
        await page.setViewportSize(viewportModes[mode.viewport]);
        // What follows the size has followed it before anything else changes: the order decides where lists stand.
        await paintSettled(page);
      }
      await showMode(page, title, mode);
      if (isScreen(title)) await screenSettled(page);
    }
    shown = mode;
    snapshots.push({
      key: `${id} ${modeName}`,
      storyId: id,
      component: title,
      story: name,
      modeName,
      mode,
      picture: await takeStillPicture(page, inspector, folder),
    });
  }
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  return snapshots;
};
