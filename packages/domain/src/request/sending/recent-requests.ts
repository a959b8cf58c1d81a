import * as z from 'zod/mini';
import { canonicalJson, stableHash, isUnfinished, readPlacementState } from '../placement/internal.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { asciiDigits, plainText } from '../../platform/text/index.ts';

/** A rider for the same phone number and address is asked about as long as this after the one before. */
export const duplicateWindowMs = 10 * 60_000;

const storageKey = `${accountKeys.recents}-requests`;

/** Whom a draft was sent for, as a hash: what is stored names nobody. */
const requestsSchema = z.array(z.object({ draftId: z.string(), recipient: z.string(), at: z.number() }));
type RecentRequest = z.output<typeof requestsSchema>[number];

/** What of a placement is looked at. */
export interface RequestedDelivery {
  readonly draftId: string;
  readonly body: CreateOrderBody;
}

const hashCustomer = ({ customer }: CreateOrderBody): string =>
  stableHash(
    canonicalJson([
      asciiDigits(customer.phone_number).replace(/[^0-9]/g, ''),
      plainText(customer.location.address).toLowerCase(),
    ]),
  );

/** A device's clock may have been set back meanwhile. */
const isRecent = ({ at }: RecentRequest, now: number): boolean => Math.abs(now - at) < duplicateWindowMs;

const readRecentRequests = (storage: KeyValueStorage, now: number): readonly RecentRequest[] => {
  try {
    const parsed = z.safeParse(requestsSchema, JSON.parse(storage.read(storageKey) ?? '[]'));
    return parsed.success ? parsed.data.filter((request) => isRecent(request, now)) : [];
  } catch {
    return [];
  }
};

/** Writes down that a draft goes out now; what is no longer recent goes. */
export const rememberRequest = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): void => {
  const others = readRecentRequests(storage, now).filter((request) => request.draftId !== draftId);
  storage.write(storageKey, JSON.stringify([...others, { draftId, recipient: hashCustomer(body), at: now }]));
};

/** Whether another draft of the last ten minutes has become an order, or may have, for the same number and address. */
export const hasRecentDuplicate = (
  storage: KeyValueStorage,
  { draftId, body }: RequestedDelivery,
  now: number,
): boolean => {
  const recipient = hashCustomer(body);
  return readRecentRequests(storage, now).some((request) => {
    if (request.draftId === draftId || request.recipient !== recipient) return false;
    const record = readPlacementState(storage, request.draftId);
    return record?.state === 'confirmed' || isUnfinished(record);
  });
};
