import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { coreModes } from '../../.storybook/modes.ts';
import type { Picture, ReportItem, Snapshot } from './model.ts';

/** Creates a white picture with a green square. */
export const paintPicture = (width: number, height: number, square = { left: 0, top: 0, size: 0 }): PNG => {
  const picture = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1) {
    const [column, row] = [index % width, Math.floor(index / width)];
    const isInside =
      column >= square.left &&
      column < square.left + square.size &&
      row >= square.top &&
      row < square.top + square.size;
    picture.data.set(isInside ? [11, 107, 80, 255] : [255, 255, 255, 255], index * 4);
  }
  return picture;
};

/** Saves a picture under the hash of its content, as a capture does. */
export const savePicture = (folder: string, picture: PNG): Picture => {
  const bytes = PNG.sync.write(picture);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  writeFileSync(join(folder, `${hash}.png`), bytes);
  return { hash, width: picture.width, height: picture.height };
};

export const snapshotOf = (
  storyId: string,
  modeName: keyof typeof coreModes,
  picture: Picture,
): Snapshot => ({
  key: `${storyId} ${modeName}`,
  storyId,
  component: 'UI/Button',
  story: storyId,
  modeName,
  mode: coreModes[modeName],
  picture,
});

export const itemOf = (id: string, rest: Partial<ReportItem> = {}): ReportItem => ({
  id,
  kind: 'changed',
  storyId: id,
  component: 'UI/Button',
  story: 'Sizes',
  modeName: 'mangrove light',
  brand: 'mangrove',
  theme: 'light',
  direction: 'ltr',
  viewport: 'desktop',
  before: null,
  after: null,
  difference: null,
  changedPixels: 0,
  message: null,
  ...rest,
});
