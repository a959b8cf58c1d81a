import { guestVendor, type getHelpCentreTokenContract } from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';

/** Issues a help-centre token. Guests have no help centre (specification 001, section 6). */
export const getHelpCentreToken: Handler<typeof getHelpCentreTokenContract> = async (
  { params },
  service,
  caller,
) => {
  const { wire } = requireOwnVendor(service, caller, params.vendorId);
  if (wire.vendor_id === guestVendor.id) throw notFound();
  return { result: await service.tokens.issueForHelpCentre(caller) };
};
