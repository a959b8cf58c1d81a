/**
 * Type guards for values that this device has stored itself. The code that reads them runs before the first
 * render, when zod has not loaded (decision 0004). Responses of the service are parsed by their contracts.
 */
export type Guard<Value> = (value: unknown) => value is Value;
type Guarded<G> = G extends Guard<infer Value> ? Value : never;
type Guards = Readonly<Record<string, Guard<unknown>>>;
type Shape<G extends Guards> = { readonly [Key in keyof G]: Guarded<G[Key]> };

export const isText: Guard<string> = (value): value is string => typeof value === 'string';

/** True for a number that JSON can contain, so not for NaN and Infinity. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';

export const isOneOf =
  <const Values extends readonly string[]>(values: Values): Guard<Values[number]> =>
  (value): value is Values[number] =>
    values.some((one) => one === value);

export const orNull =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value);

export const isListOf =
  <Value>(guard: Guard<Value>): Guard<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(guard);

/** True for an object whose properties pass their guards. It may have further properties. */
export const hasShape =
  <G extends Guards>(guards: G): Guard<Shape<G>> =>
  (value): value is Shape<G> => {
    if (typeof value !== 'object' || value === null) return false;
    const properties: Readonly<Record<string, unknown>> = { ...value };
    return Object.entries(guards).every(([key, guard]) => guard(properties[key]));
  };
