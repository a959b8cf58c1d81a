import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { waitForPaint } from '../stories/show-mode.ts';
import type { Picture } from './model.ts';

/** Maximum height in pixels. A taller story is a mistake, and its picture would need too much memory. */
const maximumHeight = 6000;
const maximumFrames = 12;

const takeFrame = async (
  debugSession: CDPSession,
  { width, height }: { width: number; height: number },
  isFullPage: boolean,
): Promise<Buffer> => {
  const { data } = await debugSession.send('Page.captureScreenshot', {
    format: 'png',
    // Encodes in a third of the time, at the cost of larger files.
    optimizeForSpeed: true,
    ...(isFullPage ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
  });
  return Buffer.from(data, 'base64');
};

/** Resets endless animations to their first frame and finishes all others. */
const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else if (animation.playState === 'running') {
        animation.finish();
      }
    }
  });

/** Maximum wait for maps, in milliseconds. */
const mapTimeout = 6000;
/** Matches a map that is loading, or repainting for another position, size or style. */
const unfinishedMap = '[data-slot=map][data-state=loading], [data-slot=map-ground][data-drawing]';

/** Waits until all maps have finished loading and painting, or until the timeout. */
const waitForMaps = async (page: Page): Promise<void> => {
  await page
    .waitForFunction((selector) => !document.querySelector(selector), unfinishedMap, { timeout: mapTimeout })
    .catch(() => undefined);
};

/** Makes floating elements update their position relative to their anchors. */
const repositionFloatingElements = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await waitForPaint(page);
};

/**
 * Resets scroll positions. Focusing an element scrolls to it, sometimes before the layout is complete. This
 * centers the focused element in its scroll container and scrolls the page to the top.
 */
const resetScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused !== document.body) focused?.scrollIntoView({ block: 'center', behavior: 'instant' });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/**
 * Takes a picture of the page once two consecutive frames are identical, or after twelve frames. Saves it
 * under the hash of its content.
 */
export const takeStablePicture = async (
  page: Page,
  debugSession: CDPSession,
  folder: string,
): Promise<Picture> => {
  await stopMotion(page);
  await resetScroll(page);
  await waitForPaint(page);
  await repositionFloatingElements(page);
  await waitForMaps(page);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const contentHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const isFullPage = contentHeight > viewport.height;
  const size = {
    width: viewport.width,
    height: isFullPage ? Math.min(contentHeight, maximumHeight) : viewport.height,
  };
  let frame = await takeFrame(debugSession, size, isFullPage);
  for (let frames = 1; frames < maximumFrames; frames += 1) {
    await waitForPaint(page);
    const next = await takeFrame(debugSession, size, isFullPage);
    const isStable = next.equals(frame);
    frame = next;
    if (isStable) break;
    await page.waitForTimeout(100);
  }
  const hash = createHash('sha256').update(frame).digest('hex').slice(0, 24);
  const file = join(folder, `${hash}.png`);
  if (!existsSync(file)) writeFileSync(file, frame);
  return { hash, ...size };
};
