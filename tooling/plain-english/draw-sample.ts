import { createSeededRandom } from '../../.storybook/still/seeded-random.ts';

/** Number of comments, titles and names in a sample. */
export const sampleSizes = { comments: 60, titles: 60, names: 30 };

/**
 * Draws up to `count` of the entries. Each entry has the same chance, and the same seed gives the same draw.
 */
export const drawSample = <Entry>(
  entries: readonly Entry[],
  count: number,
  seed: number,
): readonly Entry[] => {
  const random = createSeededRandom(seed);
  const left = [...entries];
  const drawn: Entry[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
};
