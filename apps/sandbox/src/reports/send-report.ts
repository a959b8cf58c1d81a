import type { sendReportContract } from '@saddlebag/domain/contracts';
import { randomText } from '../cryptography/encoding.ts';
import type { CreationHandler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';

/** Sends a report to the email of the caller's account, as a message with the file attached. */
export const sendReport: CreationHandler<typeof sendReportContract> = ({ params, body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const email = service.store.find('account', caller.accountId)?.email;
  if (email == null) throw new Refusal(400, 'no-email', 'history.export.no-email');
  const record = {
    id: randomText(9),
    channel: 'email' as const,
    to: email,
    subject: 'Your report of past orders',
    text: `The report that you requested for ${vendor.wire.vendor_information.name} is attached.`,
    code: null,
    attachment: { name: body.file_name, content: body.content },
    sentAt: service.clock.now(),
  };
  return {
    changes: [{ table: 'message', record }],
    responseBody: { result: { sent_to: email } },
  };
};
