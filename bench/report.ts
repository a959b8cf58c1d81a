/** The result of a suite without a baseline: its output lines and the number of goals met and missed. */
export interface Report {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

/** Returns a formatter that pads cells to fixed widths. Cells without a width are not padded. */
export const formatColumns =
  (widths: readonly number[]) =>
  (...cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd();

export const toVerdict = (isMet: boolean): 'PASS' | 'FAIL' => (isMet ? 'PASS' : 'FAIL');
