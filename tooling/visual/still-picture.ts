import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { paintSettled } from '../stories/show-mode.ts';
import type { Picture } from './model.ts';

/** Longer pages than any screen is are a mistake of the story, and would fill the memory. */
const tallest = 6000;
const mostFrames = 12;

const takeFrame = async (
  inspector: CDPSession,
  { width, height }: { width: number; height: number },
  beyond: boolean,
): Promise<Buffer> => {
  const { data } = await inspector.send('Page.captureScreenshot', {
    format: 'png',
    // Larger files, written in a third of the time.
    optimizeForSpeed: true,
    ...(beyond ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
  });
  return Buffer.from(data, 'base64');
};

/** What moves for ever stands at its beginning, what moves once at its end. */
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

const mapPatience = 6000;
/** A ground that is on its way, or is drawn anew for another place, size or style. */
const movingGround = '[data-slot=map][data-state=loading], [data-slot=map-ground][data-drawing]';

/** Resolves once the ground of no map changes any more; one that never ends is pictured as it is. */
const mapsSettled = async (page: Page): Promise<void> => {
  await page
    .waitForFunction((moving) => !document.querySelector(moving), movingGround, { timeout: mapPatience })
    .catch(() => undefined);
};

/** Floating parts stand where their anchors are, whatever size and place these had before. */
const anchorAnew = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await paintSettled(page);
};

/**
 * The focus may have scrolled the page or a part of it, sometimes sooner than the layout stood: a part is scrolled once
 * more, with what has the focus in its middle, and the page itself begins at its top, where its bars are.
 */
const scrollAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused !== document.body) focused?.scrollIntoView({ block: 'center', behavior: 'instant' });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** Pictures the page once two frames after each other are the same, and keeps the picture under the name of its content. */
export const takeStillPicture = async (
  page: Page,
  inspector: CDPSession,
  folder: string,
): Promise<Picture> => {
  await stopMotion(page);
  await scrollAnew(page);
  await paintSettled(page);
  await anchorAnew(page);
  await mapsSettled(page);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  const beyond = content > viewport.height;
  const size = { width: viewport.width, height: beyond ? Math.min(content, tallest) : viewport.height };
  let frame = await takeFrame(inspector, size, beyond);
  for (let frames = 1; frames < mostFrames; frames += 1) {
    await paintSettled(page);
    const next = await takeFrame(inspector, size, beyond);
    const stands = next.equals(frame);
    frame = next;
    if (stands) break;
    await page.waitForTimeout(100);
  }
  const hash = createHash('sha256').update(frame).digest('hex').slice(0, 24);
  const file = join(folder, `${hash}.png`);
  if (!existsSync(file)) writeFileSync(file, frame);
  return { hash, ...size };
};
