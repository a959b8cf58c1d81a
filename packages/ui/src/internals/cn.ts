/** A class name, or an empty value that `cn` skips. */
export type ClassValue = string | false | null | undefined;

/**
 * Joins class names with spaces and skips empty values.
 *
 * Conflicts need no merging. Component styles are in the cascade layer `components`. A consumer's utilities
 * are in the later layer `utilities`, so `className` always wins (docs/adr/0002-class-merging.md).
 */
export function cn(...classes: readonly ClassValue[]): string {
  return classes.filter(Boolean).join(' ');
}
