/** Returns a value inside a JSON value. Returns undefined if it is missing. */
export const valueAt = (json: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[name]
        : undefined,
    json,
  );

/** Lists the paths of all values inside a JSON value, including the value itself. */
export const pathsIn = (json: unknown): readonly (readonly string[])[] => [
  [],
  ...(typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([name, inner]) => pathsIn(inner).map((path) => [name, ...path]))
    : []),
];

/** Copies a JSON value with the value at `path` replaced. Removes it if `replacement` is undefined. */
export const withValueAt = (json: unknown, path: readonly string[], replacement: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return replacement;
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).flatMap(([key, value]: [string, unknown]) => {
    if (key !== name) return [[key, value] as const];
    const replaced = withValueAt(value, rest, replacement);
    return replaced === undefined ? [] : [[key, replaced] as const];
  });
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};
