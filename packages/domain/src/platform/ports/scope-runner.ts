import { scopeBind } from 'effector';

/**
 * Returns a function that runs a task in the current scope. An effect that waits for its code to load calls it first,
 * because the scope is lost after an await.
 */
export const createScopeRunner = (): (<Result>(task: () => Result) => Result) =>
  scopeBind(<Result>(task: () => Result) => task(), { safe: true });
