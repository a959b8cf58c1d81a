/** Returns an element whose index is known to be in range. Throws if it is not. */
export const elementAt = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index];
  if (value === undefined)
    throw new RangeError(`The index ${index} is outside a list of ${values.length}. Correct the caller.`);
  return value;
};
