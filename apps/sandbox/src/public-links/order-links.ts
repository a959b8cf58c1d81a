import { hasEnded, linkDaysAfterEnd, phasesOf, type linkRefusals } from '@saddlebag/domain/contracts';
import type { Clock } from '../clock.ts';
import type { Cryptography } from '../cryptography/cryptography.ts';
import type { Store } from '../store/store.ts';
import type { StoredOrder, StoredOrderLink } from '../store/tables.ts';

const dayMs = 86_400_000;

/** Returns when an order ended, in unix milliseconds. Null while its delivery goes on. */
export const endOf = ({ wire }: StoredOrder): number | null =>
  hasEnded(phasesOf(wire.status, wire.status_history).public)
    ? Date.parse(wire.status_history.at(-1)?.created_at ?? wire.updated_at)
    : null;

type ResolvedLink =
  | { readonly order: StoredOrder; readonly refusal?: never }
  | { readonly order?: never; readonly refusal: keyof typeof linkRefusals };

/** The public links of orders. The store contains no token, so a leaked store opens no link. */
export interface OrderLinks {
  /** Returns the token of an order's link. Issues a new link if the order has none. */
  issue(orderId: string): string;
  /** Revokes an order's link. Returns false if the order has none. */
  revoke(orderId: string): boolean;
  resolve(token: string): ResolvedLink;
}

/**
 * Creates the links. A token is an HMAC-SHA-256 of 256 bits over the order and the number of its revoked
 * links, so that the service can show the token again without storing it. The store contains its digest.
 */
export const createOrderLinks = (
  secret: () => string,
  store: Store,
  clock: Clock,
  cryptography: Cryptography,
): OrderLinks => {
  const currentLink = (orderId: string) => {
    for (let number = 0; ; number += 1) {
      const token = cryptography.authenticate(secret(), JSON.stringify(['order-link', orderId, number]));
      const id = cryptography.digest(token);
      const record = store.find('orderLink', id);
      if (record === undefined || !record.isRevoked) return { token, id, record };
    }
  };
  const save = (record: StoredOrderLink): void => store.save([{ table: 'orderLink', record }]);

  return {
    issue(orderId) {
      const { token, id, record } = currentLink(orderId);
      if (record === undefined) save({ id, orderId, isRevoked: false });
      return token;
    },
    revoke(orderId) {
      const { record } = currentLink(orderId);
      if (record === undefined) return false;
      save({ ...record, isRevoked: true });
      return true;
    },
    resolve(token) {
      const link = store.find('orderLink', cryptography.digest(token));
      const order = link && store.find('order', link.orderId);
      if (link === undefined || order === undefined) return { refusal: 'unknown' };
      if (link.isRevoked) return { refusal: 'revoked' };
      const endedAt = endOf(order);
      return endedAt !== null && clock.now() >= endedAt + linkDaysAfterEnd * dayMs
        ? { refusal: 'expired' }
        : { order };
    },
  };
};
