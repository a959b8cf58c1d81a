import { isUnfinished, readPlacementState } from '../placement/internal.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { hasShape, isNumber, isText } from '../../platform/guards/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { readBulkRecipients } from './recent-bulk-jobs.ts';
import { createRecentList } from './recent-list.ts';
import { hashRecipient } from './recipient.ts';

const recentRequests = createRecentList(
  `${accountKeys.recents}-requests`,
  hasShape({ draftId: isText, recipient: isText, at: isNumber }),
);

/** The parts of a placement that the duplicate check reads. */
export interface RequestedDelivery {
  readonly draftId: string;
  readonly body: CreateOrderBody;
}

const hashCustomer = ({ customer: { phone_number, location } }: CreateOrderBody): string =>
  hashRecipient({ phoneNumber: phone_number, address: location.address });

/** Stores that a draft was sent at `now`, and removes entries that are no longer recent. */
export const rememberRequest = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): void => {
  const otherRequests = recentRequests.read(storage, now).filter((request) => request.draftId !== draftId);
  recentRequests.write(storage, [...otherRequests, { draftId, recipient: hashCustomer(body), at: now }]);
};

/**
 * Returns the hashes of the recipients for whom this device requested riders in the last ten minutes, one by one
 * or in bulk. Ignores drafts that are known to have created no order.
 * @param ownDraftId A draft that is no repeat of itself
 */
export const readRecentRecipients = (
  storage: KeyValueStorage,
  now: number,
  ownDraftId: string | null = null,
): ReadonlySet<string> => {
  const requests = recentRequests.read(storage, now).filter(({ draftId }) => {
    if (draftId === ownDraftId) return false;
    const record = readPlacementState(storage, draftId);
    return record?.state === 'confirmed' || isUnfinished(record);
  });
  return new Set([...requests.map(({ recipient }) => recipient), ...readBulkRecipients(storage, now)]);
};

/** Returns true if this device recently requested another rider for the same phone number and address. */
export const hasRecentDuplicate = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): boolean => readRecentRecipients(storage, now, draftId).has(hashCustomer(body));
