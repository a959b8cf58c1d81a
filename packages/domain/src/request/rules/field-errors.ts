import type { RequestField, RequestTextKey } from '../draft/index.ts';

/** The error of each field, as a translation key. Fields without an error are absent. */
export type FieldErrors = Readonly<Partial<Record<RequestField, RequestTextKey>>>;
