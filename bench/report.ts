/** What a section says that is not held against a base: its lines, and how many of its goals were met. */
export interface Report {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

/** Puts cells below each other; what follows the last width is as long as it is. */
export const columns =
  (widths: readonly number[]) =>
  (...cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd();

export const verdictOf = (isMet: boolean): 'PASS' | 'FAIL' => (isMet ? 'PASS' : 'FAIL');
