/** The messages of a modification, with the English texts of specification 000, section 8. */
export const modificationTexts = {
  'modify.updated': 'Order Updated!',
  'modify.could-not-update': 'Could not update that order',
} as const;

export type ModificationTextKey = keyof typeof modificationTexts;
