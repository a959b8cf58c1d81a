/** What a change can say, with the English that the specification quotes (specification 000, section 8). */
export const modificationTexts = {
  'modify.updated': 'Order Updated!',
  'modify.could-not-update': 'Could not update that order',
} as const;

export type ModificationTextKey = keyof typeof modificationTexts;
