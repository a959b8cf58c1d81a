import { createContext, use } from 'react';
import type { Context } from 'react';

/** The parts of the error message that depend on the compound component. */
export interface StrictContextOptions {
  /** The part that provides the context, as written in JSX: `Drawer.Root`. */
  readonly root: string;
  /**
   * Consequence of a missing root. Follows "so" in the error message: `it does not know whether the drawer is
   * open`.
   */
  readonly consequence: string;
}

/**
 * Creates a context that requires a provider.
 *
 * Returns the context and a hook that reads it. Outside the root the hook throws an error that says what
 * happened, why it matters and how to fix it.
 *
 * The hook's argument is the calling part as written in JSX, such as `Drawer.Content`.
 */
export function createStrictContext<Value extends object>({
  root,
  consequence,
}: StrictContextOptions): readonly [Context<Value | null>, (part: string) => Value] {
  const StrictContext = createContext<Value | null>(null);
  StrictContext.displayName = root;

  function useStrictContext(part: string): Value {
    const value = use(StrictContext);
    if (value === null) {
      throw new Error(`${part} is rendered outside ${root}, so ${consequence}. Wrap it in <${root}>.`);
    }
    return value;
  }

  return [StrictContext, useStrictContext];
}
