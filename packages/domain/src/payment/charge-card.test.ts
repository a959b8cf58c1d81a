import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../api/failures.ts';
import type { Confirmation } from '../api/payments.ts';
import { cancelPayment, chargeCard } from './charge-card.ts';
import { resumePayment } from './draft-payment.ts';
import { readPaymentRecord, writePaymentRecord } from './payment-record.ts';
import { createCommandPorts } from './test/command-ports.ts';
import { rejection } from './test/payment-screen.ts';

const record = { draftId: 'draft-1', vendorId: 'k4ch', intentId: 'intent-1' };
const confirmation: Confirmation = {
  intentId: record.intentId,
  token: 'wallet-token',
  provider: 'generic_creditcard',
  instrument: 'saved-1',
  card: null,
  order: { vendor_id: 'k4ch', vat_number: null, preordered_for: null },
};
const offline: ApiFailure = { kind: 'offline' };
const expiredSession: ApiFailure = {
  kind: 'unauthorized',
  status: 401,
  message: 'expired',
  translationKey: null,
};
const busy = rejection(429, 'slow down');
const refusal = rejection(400, 'PaymentOver');

const setUp = (replies: Parameters<typeof createCommandPorts>[0]) => {
  const setup = createCommandPorts(replies);
  return {
    ...setup,
    charge: () => setup.clock.runUntil(chargeCard(setup.ports, record, confirmation)),
    resume: () => {
      const unfinished = { ...record, state: 'sending' } as const;
      writePaymentRecord(setup.ports.storage, unfinished);
      return setup.clock.runUntil(resumePayment(setup.ports, unfinished));
    },
    storedRecord: () => readPaymentRecord(setup.ports.storage, record.draftId),
    callNames: () => setup.calls.map(([call]) => call),
  };
};

describe('charging a card', () => {
  it('cancels the intent after three retries with increasing pauses without a response', async () => {
    const { charge, calls, keys } = setUp({ confirm: [offline], read: ['open'], cancel: ['cancelled'] });

    expect(await charge()).toMatchObject({ status: 'cancelled' });
    expect(calls.filter(([call]) => call !== 'lost' && call !== 'read')).toEqual([
      ['confirm', 0],
      ['confirm', 1500],
      ['confirm', 4000],
      ['confirm', 7500],
      ['cancel', 7500],
    ]);
    expect(new Set(keys).size).toBe(1);
  });

  it('stops retrying when the payment is no longer open', async () => {
    const { charge, callNames } = setUp({ confirm: [offline], read: ['challenged'] });

    expect(await charge()).toMatchObject({ status: 'challenged' });
    expect(callNames()).toEqual(['confirm', 'lost', 'read']);
  });

  it('treats an error of an unknown kind as a lost response', async () => {
    const { charge, callNames } = setUp({ confirm: [new Error('broken')], read: ['paid'] });

    expect(await charge()).toMatchObject({ status: 'paid' });
    expect(callNames()).toEqual(['confirm', 'lost', 'read']);
  });

  it('fails without reading the payment when the first response is a refusal', async () => {
    const { charge, callNames, storedRecord } = setUp({ confirm: [refusal] });

    await expect(charge()).rejects.toEqual({ kind: 'refused', failure: expect.objectContaining(refusal) });
    expect(callNames()).toEqual(['confirm']);
    expect(storedRecord()).toBe(null);
  });

  it('finds the charge of a lost response even though the retry is refused', async () => {
    const { charge, callNames } = setUp({ confirm: [offline, refusal], read: ['open', 'paid'] });

    expect(await charge()).toMatchObject({ status: 'paid' });
    expect(callNames()).toEqual(['confirm', 'lost', 'read', 'confirm', 'lost', 'read']);
  });

  it('removes its record when a retry is refused and the intent is still open', async () => {
    const { charge, storedRecord } = setUp({ confirm: [offline, refusal], read: ['open'] });

    await expect(charge()).rejects.toMatchObject({ kind: 'refused', failure: refusal });
    expect(storedRecord()).toBe(null);
  });

  it('keeps its record when the session has ended', async () => {
    const { charge, callNames, storedRecord } = setUp({ confirm: [expiredSession] });

    await expect(charge()).rejects.toEqual({
      kind: 'interrupted',
      failure: expect.objectContaining(expiredSession),
    });
    expect(callNames()).toEqual(['confirm']);
    expect(storedRecord()).toEqual({ ...record, state: 'sending' });
  });

  it('keeps its record when the session ends after a lost response', async () => {
    const { charge, storedRecord } = setUp({ confirm: [offline], read: [expiredSession] });

    await expect(charge()).rejects.toMatchObject({ kind: 'interrupted', failure: expiredSession });
    expect(storedRecord()).toEqual({ ...record, state: 'sending' });
  });

  it('retries when the service is busy', async () => {
    const { charge, callNames } = setUp({ confirm: [busy, 'paid'] });

    expect(await charge()).toMatchObject({ status: 'paid' });
    expect(callNames()).toEqual(['confirm', 'confirm']);
  });

  it('fails after three retries when the service stays busy', async () => {
    const { charge, callNames, storedRecord } = setUp({ confirm: [busy], read: ['open'] });

    await expect(charge()).rejects.toMatchObject({ kind: 'refused', failure: busy });
    expect(callNames().filter((call) => call === 'confirm')).toHaveLength(4);
    expect(storedRecord()).toBe(null);
  });
});

describe('the lock of a payment', () => {
  it('does not delay the payment of another draft', async () => {
    const { ports, clock } = setUp({});
    const confirm = ({ key }: { readonly key: string }) =>
      key === 'key-1' ? new Promise<never>(() => undefined) : ports.cancel({ intentId: '' });
    void chargeCard({ ...ports, confirm }, record, confirmation);
    const other = { draftId: 'draft-2', vendorId: 'k4ch', intentId: 'intent-2' };

    const charged = clock.runUntil(chargeCard({ ...ports, confirm }, other, confirmation));

    expect(await charged).toMatchObject({ status: 'open' });
  });
});

describe('reading the state of a payment', () => {
  it('retries with increasing pauses of at most 30 seconds', async () => {
    const failures = [offline, busy, offline, offline, offline, offline, offline];
    const { resume, calls } = setUp({ read: [...failures, 'paid'] });

    expect(await resume()).toMatchObject({ status: 'paid' });
    const times = calls.map(([, ms]) => ms);
    expect(times.slice(1).map((ms, index) => ms - (times[index] ?? 0))).toEqual([
      750, 1500, 3000, 6000, 12_000, 22_500, 22_500,
    ]);
  });
});

describe('resuming a payment', () => {
  it('cancels an open intent', async () => {
    const { resume, callNames } = setUp({ read: ['open'], cancel: ['cancelled'] });

    expect(await resume()).toMatchObject({ status: 'cancelled' });
    expect(callNames()).toEqual(['read', 'cancel']);
  });

  it('leaves a challenged payment unchanged', async () => {
    const { resume, callNames } = setUp({ read: ['challenged'] });

    expect(await resume()).toMatchObject({ status: 'challenged' });
    expect(callNames()).toEqual(['read']);
  });

  it('removes the record of a payment that the service does not know', async () => {
    const { resume, storedRecord } = setUp({ read: [rejection(404, 'not-found')] });

    expect(await resume()).toBe(null);
    expect(storedRecord()).toBe(null);
  });

  it('keeps the record when the session has ended', async () => {
    const { resume, storedRecord } = setUp({ read: [expiredSession] });

    await expect(resume()).rejects.toMatchObject({ kind: 'interrupted', failure: expiredSession });
    expect(storedRecord()).toEqual({ ...record, state: 'sending' });
  });

  it('makes no call when another tab has finished the payment', async () => {
    const { ports, callNames } = setUp({});

    expect(await resumePayment(ports, { ...record, state: 'sending' })).toBe(null);
    expect(callNames()).toEqual([]);
  });
});

describe('cancelling a payment', () => {
  it('returns the state "paid" when the card has already been charged', async () => {
    const { ports } = setUp({ cancel: ['paid'] });

    expect(await cancelPayment(ports, record.intentId)).toMatchObject({ status: 'paid' });
  });

  it('fails when the service refuses', async () => {
    const { ports } = setUp({ cancel: [refusal] });

    await expect(cancelPayment(ports, record.intentId)).rejects.toEqual({
      kind: 'refused',
      failure: expect.objectContaining(refusal),
    });
  });
});
