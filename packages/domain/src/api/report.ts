import { createEffect } from 'effector';
import { sendReportContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

/** A file for the email of the account. */
export interface Report {
  readonly vendorId: string;
  readonly fileName: string;
  readonly content: string;
  /** The idempotency key. */
  readonly key: string;
}

/**
 * Sends a report by email (POST /vendor/{vendorId}/report) and returns the address. Repeated requests with
 * the same key send only one message.
 */
export const sendReportFx = createEffect<Report, { readonly email: string }, ApiFailure>(
  ({ vendorId, fileName, content, key }) =>
    callService(
      sendReportContract,
      { params: { vendorId }, body: { file_name: fileName, content } },
      { idempotencyKey: key },
    ).then(({ result }) => ({ email: result.sent_to })),
);
