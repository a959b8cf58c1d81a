import { allModes, coreModes } from '../../.storybook/modes.ts';
import type { Modes } from '../../.storybook/modes.ts';
import type { TestMatrix } from '../test-matrix.ts';

/** The core modes in two pairs. Each pair has one brand, both themes and both directions. */
const pairs = (['mangrove', 'falaj'] as const).map((brand): Modes =>
  Object.fromEntries(Object.entries(coreModes).filter(([, mode]) => mode.brand === brand)),
);

/**
 * Returns the modes in which axe checks a story. By default, consecutive stories alternate between the two
 * pairs of core modes. With the test matrix `all`, axe checks every story in every mode.
 * @param position index of the story in the list of all stories.
 */
export const chooseModes = (position: number, matrix: TestMatrix): Modes =>
  matrix === 'all' ? { ...coreModes, ...allModes } : (pairs[position % pairs.length] ?? coreModes);
