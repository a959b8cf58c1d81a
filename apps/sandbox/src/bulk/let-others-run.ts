/** Rows that are checked or placed before other requests get a turn. */
export const rowsPerTurn = 20;

/** Resolves after other pending requests have had a turn. */
export const letOthersRun = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
