import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { captureStories, launchCaptureBrowser } from './capture.ts';
import { comparePictures } from './compare-pictures.ts';
import { classifyChanges } from './classify-changes.ts';
import { captureFingerprint, createCaptureCache } from './capture-cache.ts';
import { matchesNameFilter, readStories } from './story-list.ts';
import type { Browser } from 'playwright';
import type { ComparisonResult } from './classify-changes.ts';
import type { Capture, Site } from './model.ts';
import type { StoryEntry } from './story-list.ts';

/** Both sides of a comparison and the folders to use. */
export interface ComparisonPlan {
  readonly base: Site;
  readonly head: Site;
  /** Folder with a subfolder per commit. */
  readonly cache: string;
  /** Folder of the pictures. */
  readonly pictures: string;
  readonly only: string | undefined;
  readonly modeGlob: string | undefined;
}

type StoryFilter = (story: StoryEntry) => boolean;

/**
 * Takes pictures of both Storybooks and classifies the changes. Uses the cached pictures of the base if there
 * are any.
 */
export const compareSides = async ({
  base: baseSite,
  head: headSite,
  cache,
  pictures,
  only,
  modeGlob,
}: ComparisonPlan): Promise<ComparisonResult> => {
  const isComplete = only === undefined && modeGlob === undefined;
  const capture = async (
    browser: Browser,
    name: string,
    site: Site,
    isWanted: StoryFilter,
  ): Promise<Capture> => {
    const stories = readStories(site.folder).filter(isWanted);
    const startedAt = performance.now();
    const result = await captureStories(browser, { site: site.folder, stories, folder: pictures, modeGlob });
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `${name}: ${result.snapshots.length} pictures of ${stories.length} stories in ${seconds.toFixed(1)} s (${(result.snapshots.length / seconds).toFixed(1)} per second)`,
    );
    return result;
  };
  const withBrowser = async <T>(task: (browser: Browser) => Promise<T>): Promise<T> => {
    // A browser that has rendered for minutes is slower than a new one and keeps state.
    const browser = await launchCaptureBrowser();
    try {
      return await task(browser);
    } finally {
      await browser.close();
    }
  };
  const firstRun = await withBrowser(async (browser) => {
    const captureCache = createCaptureCache(cache, pictures, captureFingerprint(browser.version()));
    const captureAndCache = async (name: string, site: Site): Promise<Capture> => {
      const result = await capture(browser, name, site, ({ id }) => matchesNameFilter(id, only));
      if (isComplete && site.commit !== null) captureCache.store(site.commit, result);
      return result;
    };
    const readCached = ({ commit }: Site): Capture | null => {
      const cached = commit === null ? null : captureCache.read(commit);
      if (cached === null) return null;
      const snapshots = cached.snapshots.filter(
        ({ storyId, modeName }) => matchesNameFilter(storyId, only) && matchesNameFilter(modeName, modeGlob),
      );
      console.log(`base: ${snapshots.length} cached pictures`);
      return { snapshots, failures: [] };
    };
    return {
      captureCache,
      base: readCached(baseSite) ?? (await captureAndCache('base', baseSite)),
      head: await captureAndCache('head', headSite),
    };
  });
  const recapture = (storyIds: ReadonlySet<string>) =>
    withBrowser(async (browser) => {
      const isWanted: StoryFilter = ({ id }) => storyIds.has(id);
      return {
        base: await capture(browser, 'base again', baseSite, isWanted),
        head: await capture(browser, 'head again', headSite, isWanted),
      };
    });
  const result = await classifyChanges(firstRun.base, firstRun.head, {
    compare: (before, after) => comparePictures(pictures, before, after),
    recapture,
    saveDifference: ({ picture }) => {
      const bytes = PNG.sync.write(picture);
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      writeFileSync(join(pictures, `${name}.png`), bytes);
      return name;
    },
  });
  // The pictures of a flaky story differ by chance. They must not be the base of a later comparison.
  if (result.items.some(({ kind }) => kind === 'flaky'))
    for (const { commit } of [baseSite, headSite]) if (commit !== null) firstRun.captureCache.remove(commit);
  return result;
};
