export interface LanguagePickerLabels {
  /** Accessible name of the button, the radio group and the sheet. */
  readonly language: string;
  readonly search: string;
  readonly empty: string;
  readonly close: string;
  /** Announces the number of matches after a search. */
  readonly count: (count: number) => string;
}

export const languagePickerLabels: LanguagePickerLabels = {
  language: 'Language',
  search: 'Search for a language',
  empty: 'No language found',
  close: 'Close',
  count: (count) => (count === 1 ? '1 language' : `${String(count)} languages`),
};
