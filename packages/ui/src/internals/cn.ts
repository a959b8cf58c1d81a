/** A class name, or nothing. */
export type ClassValue = string | false | null | undefined;

/**
 * Joins class names with spaces and leaves out what is empty.
 *
 * It resolves no conflicts, because there are none: the looks of a part live in the cascade layer
 * `components`, a consumer's utilities in the later layer `utilities`, so that what is passed as
 * `className` always wins (docs/adr/0002-class-merging.md).
 */
export function cn(...classes: readonly ClassValue[]): string {
  return classes.filter(Boolean).join(' ');
}
