import * as z from 'zod/mini';
import { cancelReasons } from '../../contracts/index.ts';

/** The fields of the cancellation drawer. The message of an issue is the translation key of its text. */
export const cancellationFormSchema = z.object({ reason: z.enum(cancelReasons, 'cancel.reason-missing') });

export type CancellationForm = z.output<typeof cancellationFormSchema>;
