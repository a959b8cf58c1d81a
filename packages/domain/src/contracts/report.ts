import * as z from 'zod/mini';
import { uploadFileBytes } from './body-limits.ts';
import { id, text } from './bounded-text.ts';
import { defineContract } from './define-contract.ts';

/** The name of an attached file: letters, digits, dots, hyphens and underscores. */
const fileName = id.check(z.regex(/^\w[\w.-]*$/));

/**
 * Sends a CSV file of past orders to the email of the account. Repeated requests with the same
 * `Idempotency-Key` send only one message. An account without an email gets a 400 with the translation key
 * `history.export.no-email`. The specification names the report, but does not define the call.
 */
export const sendReportContract = defineContract({
  id: 'sendReport',
  method: 'POST',
  service: 'orders',
  path: '/vendor/{vendorId}/report',
  summary: 'Send a report of past orders by email',
  creates: true,
  bodyKind: 'upload',
  params: z.object({ vendorId: id }),
  body: z.object({ file_name: fileName, content: text(uploadFileBytes) }),
  response: z.object({ result: z.object({ sent_to: z.string() }) }),
});
