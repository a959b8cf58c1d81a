export interface CommandPaletteLabels {
  /** Accessible name of the dialog and the list. */
  readonly title: string;
  readonly search: string;
  readonly recent: string;
  readonly empty: string;
  readonly close: string;
  /** Number of matches, announced when the list changes. */
  readonly count: (count: number) => string;
}

export const commandPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  search: 'What do you want to do?',
  recent: 'Recent',
  empty: 'No command found',
  close: 'Close',
  count: (count) => (count === 1 ? '1 command' : `${String(count)} commands`),
};
