import { canonicalJson, stableHash, isUnfinished, readPlacementState } from '../placement/internal.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { hasShape, isListOf, isNumber, isText } from '../../platform/guards/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { toAsciiDigits, normalizeText } from '../../platform/text/index.ts';

/** A second order for the same phone number and address within this time needs a confirmation. */
const duplicateWindowMs = 10 * 60_000;

const storageKey = `${accountKeys.recents}-requests`;

interface RecentRequest {
  readonly draftId: string;
  /** A hash of the customer's phone number and address, so that no personal data is stored. */
  readonly recipient: string;
  /** Unix milliseconds. */
  readonly at: number;
}

const isRequestList = isListOf(hasShape({ draftId: isText, recipient: isText, at: isNumber }));

/** The parts of a placement that the duplicate check reads. */
export interface RequestedDelivery {
  readonly draftId: string;
  readonly body: CreateOrderBody;
}

const hashCustomer = ({ customer }: CreateOrderBody): string =>
  stableHash(
    canonicalJson([
      toAsciiDigits(customer.phone_number).replace(/[^0-9]/g, ''),
      normalizeText(customer.location.address).toLowerCase(),
    ]),
  );

/** Uses the absolute difference, because the device's clock may have been set back since then. */
const isRecent = ({ at }: RecentRequest, now: number): boolean => Math.abs(now - at) < duplicateWindowMs;

const readRecentRequests = (storage: KeyValueStorage, now: number): readonly RecentRequest[] => {
  try {
    const requests: unknown = JSON.parse(storage.read(storageKey) ?? '[]');
    return isRequestList(requests) ? requests.filter((request) => isRecent(request, now)) : [];
  } catch {
    return [];
  }
};

/** Stores that a draft was sent at `now`, and removes entries that are no longer recent. */
export const rememberRequest = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): void => {
  const otherRequests = readRecentRequests(storage, now).filter((request) => request.draftId !== draftId);
  storage.write(
    storageKey,
    JSON.stringify([...otherRequests, { draftId, recipient: hashCustomer(body), at: now }]),
  );
};

/**
 * Returns true if this device sent another draft for the same phone number and address in the last ten
 * minutes. Ignores a draft that is known to have created no order.
 */
export const hasRecentDuplicate = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): boolean => {
  const customerHash = hashCustomer(body);
  return readRecentRequests(storage, now).some((request) => {
    if (request.draftId === draftId || request.recipient !== customerHash) return false;
    const record = readPlacementState(storage, request.draftId);
    return record?.state === 'confirmed' || isUnfinished(record);
  });
};
