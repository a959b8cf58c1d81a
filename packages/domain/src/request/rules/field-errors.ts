import type { RequestField, RequestTextKey } from '../draft/index.ts';

/** The error of each field, as a translation key. */
export type FieldErrors = Readonly<Partial<Record<RequestField, RequestTextKey>>>;
