import { logicalDirections } from './logical-directions.ts';
import { tokenColours } from './token-colours.ts';

/** The ESLint plugin with the rules of this repository. */
export const saddlebag = {
  meta: { name: 'saddlebag' },
  rules: { 'logical-directions': logicalDirections, 'token-colours': tokenColours },
};
