import { requestSteps, type RequestStep } from '@saddlebag/domain/request';

const key = 'requestStep';

/** Returns the step stored in a browser history state, or null. */
export const stepOfHistoryState = (state: unknown): RequestStep | null => {
  const stored: unknown =
    typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[key] : null;
  return requestSteps.find((step) => step === stored) ?? null;
};

/** Returns a copy of a browser history state with the step added. */
export const withStep = (state: unknown, step: RequestStep): unknown => ({
  ...(state as object | null),
  [key]: step,
});
