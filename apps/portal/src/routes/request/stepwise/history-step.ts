import { requestSteps, type RequestStep } from '@saddlebag/domain/request';

const key = 'requestStep';

/** The step at which an entry of the browser's history was left; null where it was at none. */
export const stepOfHistoryState = (state: unknown): RequestStep | null => {
  const marked: unknown =
    typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[key] : null;
  return requestSteps.find((step) => step === marked) ?? null;
};

/** What an entry says of other things, and that it stands for this step. */
export const withStep = (state: unknown, step: RequestStep): unknown => ({
  ...(state as object | null),
  [key]: step,
});
