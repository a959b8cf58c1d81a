/** The words that the picker speaks by itself. */
export interface LanguagePickerLabels {
  /** Names the button, the group of radios and the panel. */
  readonly language: string;
  readonly search: string;
  readonly empty: string;
  readonly close: string;
  /** Spoken when the list changed. */
  readonly count: (count: number) => string;
}

export const languagePickerLabels: LanguagePickerLabels = {
  language: 'Language',
  search: 'Search for a language',
  empty: 'No language found',
  close: 'Close',
  count: (count) => (count === 1 ? '1 language' : `${String(count)} languages`),
};
