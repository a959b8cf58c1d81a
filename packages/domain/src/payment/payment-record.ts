import * as z from 'zod/mini';
import { paymentRecordKey } from '../request/placement/internal.ts';
import type { KeyValueStorage } from '../platform/ports/index.ts';

const recordSchema = z.object({
  /**
   * `sending`: a confirmation was sent or is about to be. `unknown`: its outcome must be read from the
   * service.
   */
  state: z.enum(['sending', 'unknown']),
  draftId: z.string(),
  vendorId: z.string(),
  intentId: z.string(),
});

/** A stored payment without a known outcome. Contains no card or customer data. */
export type PaymentRecord = z.output<typeof recordSchema>;

const parsePaymentRecord = (text: string | null): PaymentRecord | null => {
  try {
    return z.safeParse(recordSchema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const readPaymentRecord = (storage: KeyValueStorage, draftId: string): PaymentRecord | null =>
  parsePaymentRecord(storage.read(paymentRecordKey(draftId)));

export const writePaymentRecord = (storage: KeyValueStorage, record: PaymentRecord): void =>
  storage.write(paymentRecordKey(record.draftId), JSON.stringify(record));

/** Removes the record of a payment. Keeps the record of a later payment that another tab made for the draft. */
export const removePaymentRecord = (
  storage: KeyValueStorage,
  { draftId, intentId }: Pick<PaymentRecord, 'draftId' | 'intentId'>,
): void => {
  const record = readPaymentRecord(storage, draftId);
  if (record === null || record.intentId === intentId) storage.remove(paymentRecordKey(draftId));
};

/** Returns a vendor's payments whose outcome is unknown. */
export const unfinishedPayments = (storage: KeyValueStorage, vendorId: string): readonly PaymentRecord[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(paymentRecordKey('')))
    .flatMap((key) => parsePaymentRecord(storage.read(key)) ?? [])
    .filter((record) => record.vendorId === vendorId);
