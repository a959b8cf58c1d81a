/** Fields that the tagger fills. */
export const taggedFields = ['name', 'address', 'unit', 'note'] as const;
export type TaggedField = (typeof taggedFields)[number];

/**
 * Labels of tokens: 0 for no field, then two per field (first token of a span, following token), then a name
 * inside a note and a name inside an address.
 */
export const NONE = 0;
export const LABEL_COUNT = 13;
export const beginLabel = (field: number): number => 1 + field * 2;
export const insideLabel = (field: number): number => 2 + field * 2;
/** A name within a note (begin, inside), and a name within an address. */
export const NAME_IN_NOTE = 9;
export const NAME_IN_ADDRESS = 11;

const NOTE = 3;
const ADDRESS = 1;

/** True if a label can follow another one. */
export const canFollow = (previous: number, next: number): boolean => {
  switch (next) {
    case 2:
    case 6:
      return previous === next || previous === next - 1;
    case insideLabel(ADDRESS):
      return previous === 3 || previous === 4 || previous === 11 || previous === 12;
    case insideLabel(NOTE):
      return previous === 7 || previous === 8 || previous === 9 || previous === 10;
    case NAME_IN_NOTE:
      return true;
    case NAME_IN_NOTE + 1:
      return previous === NAME_IN_NOTE || previous === NAME_IN_NOTE + 1;
    case NAME_IN_ADDRESS:
      return true;
    case NAME_IN_ADDRESS + 1:
      return previous === NAME_IN_ADDRESS || previous === NAME_IN_ADDRESS + 1;
    default:
      return true;
  }
};
