import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '../../account/session/index.ts';
import { loadOrderProofFx } from '../../api/index.ts';
import {
  createScriptedService,
  jsonResponse,
  type ScriptedResponse,
} from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { $orderProofs, proofRequested } from './index.ts';

const picture = 'data:image/png;base64,AA';
const ready = { state: 'ready', image: picture };
const answer: ScriptedResponse = () => jsonResponse(200, { result: { image: picture } });
const refuse =
  (status: number): ScriptedResponse =>
  () =>
    jsonResponse(status, { message: 'no', meta: { translation_key: 'error.proof-deleted' } });

const pickUp = { vendorId: 'k4ch', orderId: 'k4ch-000001', kind: 'pickup' } as const;
const delivery = { ...pickUp, kind: 'delivery' } as const;

/** Opens a scope whose service gives these responses in order and repeats the last one. */
const open = (...responses: readonly [ScriptedResponse, ...ScriptedResponse[]]) => {
  const service = createScriptedService(...responses);
  const scope = seedScope({ fetch: service.fetch });
  return {
    received: service.received,
    scope,
    request: (reference: Parameters<typeof proofRequested>[0]) =>
      allSettled(proofRequested, { scope, params: reference }),
    proofs: () => scope.getState($orderProofs).proofs,
  };
};

describe('proof of an order', () => {
  // Proves: screen.proofs
  it('is loaded once for its order and its kind', async () => {
    const { request, proofs, received } = open(answer);

    await request(pickUp);
    await request(pickUp);
    await request(delivery);

    expect(proofs()).toEqual({ pickup: ready, delivery: ready });
    expect(received.map(({ url }) => url)).toEqual([
      '/orders/api/v1/order/proof?vendorId=k4ch&orderId=k4ch-000001&kind=pickup',
      '/orders/api/v1/order/proof?vendorId=k4ch&orderId=k4ch-000001&kind=delivery',
    ]);
  });

  // Proves: public-page.proofs, screen.proofs
  it('is gone after a 404 and is not requested again', async () => {
    const { request, proofs, received } = open(refuse(404));

    await request(delivery);
    await request(delivery);

    expect([proofs(), received.length]).toEqual([{ delivery: { state: 'gone' } }, 1]);
  });

  it('loads when the vendor tries again after a failure', async () => {
    const { request, proofs } = open(refuse(400), answer);
    await request(delivery);
    expect(proofs()).toEqual({ delivery: { state: 'failed' } });

    await request(delivery);

    expect(proofs()).toEqual({ delivery: ready });
  });

  it('replaces the proofs of the order before, even if their response comes later', async () => {
    let respond: (image: string) => void = () => undefined;
    const scope = seedScope({
      handlers: [
        [
          loadOrderProofFx,
          ({ orderId }: { orderId: string }) =>
            orderId === pickUp.orderId
              ? new Promise<string>((resolve) => {
                  respond = resolve;
                })
              : picture,
        ],
      ],
    });
    const first = allSettled(proofRequested, { scope, params: pickUp });
    void allSettled(proofRequested, { scope, params: { ...delivery, orderId: 'k4ch-000002' } });
    respond('data:image/png;base64,late');

    await first;

    expect(scope.getState($orderProofs)).toEqual({ orderId: 'k4ch-000002', proofs: { delivery: ready } });
  });

  it('is forgotten at the end of the session', async () => {
    const { request, proofs, scope } = open(answer);
    await request(pickUp);

    await allSettled(sessionEnded, { scope });

    expect(proofs()).toEqual({});
  });
});
