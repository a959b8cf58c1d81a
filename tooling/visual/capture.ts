import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { watchPage } from '../stories/watch-page.ts';
import { captureStory } from './capture-story.ts';
import type { Browser } from 'playwright';
import type { Studio } from './capture-story.ts';
import type { Capture, Failure, Snapshot } from './model.ts';
import type { StoryEntry } from './story-list.ts';

/** Letters and colours that do not depend on the screen of the machine. */
const pictureFlags = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Drawing anew only what changed smooths the curves it cuts through in another way than drawing all of it.
  '--disable-partial-raster',
];

/** Two stories at a time keep two cores busy; more only wait for each other. */
const studios = 2;
/** A page that has shown many stories holds a gigabyte and draws each of the next more slowly. */
const storiesPerStudio = 24;

export const launchPictureBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...pictureFlags] });

const openStudio = async (browser: Browser, url: string): Promise<Studio> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Dhaka',
    locale: 'en-GB',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  return { page, inspector: await context.newCDPSession(page), complaints: watchPage(page, url) };
};

export interface CapturePlan {
  readonly site: string;
  readonly stories: readonly StoryEntry[];
  readonly folder: string;
  readonly modeGlob?: string | undefined;
}

/** Pictures the stories of a built Storybook. A story that fails once is tried once more, in a page of its own. */
export const captureStories = async (
  browser: Browser,
  { site, stories, folder, modeGlob }: CapturePlan,
): Promise<Capture> => {
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(site, { 'cache-control': 'max-age=3600' });
  const target = { url: server.url, folder, modeGlob };
  const snapshots: Snapshot[] = [];
  const failures: Failure[] = [];
  const waiting = stories.map((story) => ({ story, tries: 2 }));
  const work = async (): Promise<void> => {
    let studio = await openStudio(browser, server.url);
    let shown = 0;
    const renew = async (): Promise<void> => {
      await studio.page.context().close();
      studio = await openStudio(browser, server.url);
      shown = 0;
    };
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { story, tries } = next;
      try {
        snapshots.push(...(await captureStory(studio, target, story)));
        shown += 1;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (tries > 1) waiting.push({ story, tries: tries - 1 });
        else failures.push({ storyId: story.id, component: story.title, story: story.name, message });
        await renew();
      }
      if (shown === storiesPerStudio) await renew();
    }
    await studio.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(studios, stories.length) }, work));
  await server.close();
  return { snapshots, failures };
};
