import * as z from 'zod/mini';
import { paymentKey } from '../request/placement/internal.ts';
import type { KeyValueStorage } from '../platform/ports/index.ts';

const recordSchema = z.object({
  /** `sending`: a confirmation has left or is about to. `unknown`: the service has to be asked how it ended. */
  state: z.enum(['sending', 'unknown']),
  draftId: z.string(),
  vendorId: z.string(),
  intentId: z.string(),
});

/** A payment of which the vendor does not know the end. Nothing of the card or the customer is in it. */
export type PaymentRecord = z.output<typeof recordSchema>;

const read = (text: string | null): PaymentRecord | null => {
  try {
    return z.safeParse(recordSchema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const readPaymentRecord = (storage: KeyValueStorage, draftId: string): PaymentRecord | null =>
  read(storage.read(paymentKey(draftId)));

export const writePaymentRecord = (storage: KeyValueStorage, record: PaymentRecord): void =>
  storage.write(paymentKey(record.draftId), JSON.stringify(record));

export const removePaymentRecord = (storage: KeyValueStorage, draftId: string): void =>
  storage.remove(paymentKey(draftId));

/** The payments of a vendor that are not over. */
export const unfinishedPayments = (storage: KeyValueStorage, vendorId: string): readonly PaymentRecord[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(paymentKey('')))
    .flatMap((key) => read(storage.read(key)) ?? [])
    .filter((record) => record.vendorId === vendorId);
