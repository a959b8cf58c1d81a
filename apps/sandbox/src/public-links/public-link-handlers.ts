import {
  linkRefusals,
  type getPublicOrderContract,
  type getPublicProofContract,
  type issueOrderLinkContract,
  type revokeOrderLinkContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { requireProof } from '../proofs/proof.ts';
import type { Service } from '../service.ts';
import type { StoredOrder } from '../store/tables.ts';
import { requireOwnOrder } from '../vendors/ownership.ts';
import { publicViewOf } from './public-view.ts';

/** Returns the order of a link. Throws a 404 for an unknown token and a 410 for a link that ended. */
const requireLinkedOrder = (service: Service, token: string): StoredOrder => {
  const { order, refusal } = service.orderLinks.resolve(token);
  if (order !== undefined) return order;
  throw new Refusal(refusal === 'unknown' ? 404 : 410, `link-${refusal}`, linkRefusals[refusal]);
};

export const getPublicOrder: Handler<typeof getPublicOrderContract> = ({ params }, service) => ({
  result: publicViewOf(service, requireLinkedOrder(service, params.token)),
});

export const getPublicProof: Handler<typeof getPublicProofContract> = ({ params }, service) => ({
  result: { image: requireProof(service, requireLinkedOrder(service, params.token), params.kind) },
});

export const issueOrderLink: Handler<typeof issueOrderLinkContract> = ({ body }, service, caller) => ({
  result: {
    token: service.orderLinks.issue(requireOwnOrder(service, caller, body.vendor_id, body.order_id).id),
  },
});

export const revokeOrderLink: Handler<typeof revokeOrderLinkContract> = ({ body }, service, caller) => ({
  result: {
    revoked: service.orderLinks.revoke(requireOwnOrder(service, caller, body.vendor_id, body.order_id).id),
  },
});
