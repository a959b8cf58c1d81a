/** `chosen` covers each risk once. `all` also runs the exhaustive matrices. */
export type TestMatrix = 'chosen' | 'all';

/**
 * Reads the matrix from the variable `TEST_MATRIX`. The default is `chosen`.
 * @throws when the variable has another value.
 */
export const readTestMatrix = (env: Readonly<Record<string, string | undefined>>): TestMatrix => {
  const value = env['TEST_MATRIX'] || 'chosen';
  if (value === 'chosen' || value === 'all') return value;
  throw new Error(
    `TEST_MATRIX is "${value}", which names no set of tests. Set it to "chosen" or "all", or unset it.`,
  );
};

/** The matrix of this run. `npm run test:all` sets `TEST_MATRIX=all`. No other file reads the variable. */
export const testMatrix: TestMatrix = readTestMatrix(process.env);
