import { logicalDirections } from './logical-directions.ts';
import { tokenColours } from './token-colours.ts';

/** The house's own ESLint rules. */
export const saddlebag = {
  meta: { name: 'saddlebag' },
  rules: { 'logical-directions': logicalDirections, 'token-colours': tokenColours },
};
