import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { watchPage } from '../stories/watch-page.ts';
import { captureStory } from './capture-story.ts';
import type { Browser } from 'playwright';
import type { StoryPage } from './capture-story.ts';
import type { Capture, Failure, Snapshot } from './model.ts';
import type { StoryEntry } from './story-list.ts';

/** Browser flags that make text and colors independent of the machine's screen. */
const captureFlags = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Partial repaints antialias curves at their edges differently from a full repaint.
  '--disable-partial-raster',
];

/** Number of stories captured at the same time. Two are enough for two CPU cores. */
const concurrentPages = 2;
/**
 * Number of stories after which a page is replaced. Older pages use a gigabyte of memory and render slowly.
 */
const storiesPerPage = 24;

export const launchCaptureBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...captureFlags] });

const openStoryPage = async (browser: Browser, url: string): Promise<StoryPage> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Dhaka',
    locale: 'en-GB',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  return { page, debugSession: await context.newCDPSession(page), problems: watchPage(page, url) };
};

export interface CapturePlan {
  readonly site: string;
  readonly stories: readonly StoryEntry[];
  readonly folder: string;
  readonly modeGlob?: string | undefined;
}

/** Takes pictures of the stories in a built Storybook. Retries a failed story once, in a new page. */
export const captureStories = async (
  browser: Browser,
  { site, stories, folder, modeGlob }: CapturePlan,
): Promise<Capture> => {
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(site, { 'cache-control': 'max-age=3600' });
  const target = { url: server.url, folder, modeGlob };
  const snapshots: Snapshot[] = [];
  const failures: Failure[] = [];
  const queue = stories.map((story) => ({ story, attemptsLeft: 2 }));
  const runWorker = async (): Promise<void> => {
    let storyPage = await openStoryPage(browser, server.url);
    let capturedStories = 0;
    const replacePage = async (): Promise<void> => {
      await storyPage.page.context().close();
      storyPage = await openStoryPage(browser, server.url);
      capturedStories = 0;
    };
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { story, attemptsLeft } = next;
      try {
        snapshots.push(...(await captureStory(storyPage, target, story)));
        capturedStories += 1;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (attemptsLeft > 1) queue.push({ story, attemptsLeft: attemptsLeft - 1 });
        else failures.push({ storyId: story.id, component: story.title, story: story.name, message });
        await replacePage();
      }
      if (capturedStories === storiesPerPage) await replacePage();
    }
    await storyPage.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(concurrentPages, stories.length) }, runWorker));
  await server.close();
  return { snapshots, failures };
};
