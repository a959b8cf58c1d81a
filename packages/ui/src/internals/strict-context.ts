import { createContext, use } from 'react';
import type { Context } from 'react';

/** What a part needs to know of its root, and what to say when there is none. */
export interface StrictContextOptions {
  /** The part that provides the value, as a consumer writes it: `Drawer.Root`. */
  readonly root: string;
  /** What is missing without it, ending the sentence "…, so": `the panel does not know whether it is open`. */
  readonly consequence: string;
}

/**
 * A context that may only be read below its root.
 *
 * Returns the context and a hook. The hook throws an Error of three clauses (what happened, why it
 * matters, how to mend it) when the part stands outside its root.
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
