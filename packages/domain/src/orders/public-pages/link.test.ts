import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { WirePublicOrder } from '../../contracts/index.ts';
import { createFakeVisibility } from '../../testing/fake-visibility.ts';
import {
  createScriptedService,
  jsonResponse,
  networkError,
  type ScriptedResponse,
} from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $ageSeconds, $isStale, $linkView, $loadedAt, linkOpened, refreshRequested } from './index.ts';
import { $proofs, proofRequested } from './proofs.model.ts';

const wireOrder: WirePublicOrder = {
  phase: 'collected',
  consumer_phase: 'to-delivery',
  is_delayed: false,
  country: 'bd',
  currency: 'BDT',
  time_zone: 'Asia/Dhaka',
  preordered_for: null,
  pick_up: { name: 'Jolchobi Kitchen', latitude: 23.78, longitude: 90.4 },
  destination: { address: 'House 11', latitude: 23.79, longitude: 90.41 },
  rider: { first_name: 'Rafi', phone_number: '+880121', latitude: 23.78, longitude: 90.4, bearing: 90 },
  eta_minutes: 7,
  receipt: null,
};
const answer =
  (changes: Partial<WirePublicOrder> = {}): ScriptedResponse =>
  () =>
    jsonResponse(200, { result: { ...wireOrder, ...changes } });
const refuse =
  (status: number, key: string, headers = {}): ScriptedResponse =>
  () =>
    jsonResponse(status, { message: key, meta: { translation_key: key } }, headers);

/** Opens a link whose service gives these responses in order and repeats the last one. */
const openLink = async (...responses: readonly [ScriptedResponse, ...ScriptedResponse[]]) => {
  const clock = createVirtualClock();
  const visibility = createFakeVisibility();
  const service = createScriptedService(...responses);
  const scope = seedScope({ clock, visibility, fetch: service.fetch });
  void allSettled(linkOpened, { scope, params: 'token/1' });
  await clock.advance(0);
  return { clock, visibility, scope, received: service.received, view: () => scope.getState($linkView) };
};

describe('public link', () => {
  it('loads its order without credentials and escapes its token', async () => {
    const { view, received } = await openLink(answer());

    expect(view()).toMatchObject({
      kind: 'ready',
      order: { phase: 'collected', etaMinutes: 7, rider: { firstName: 'Rafi' } },
    });
    expect(received[0]?.url).toBe('/orders/api/v1/public/orders/token%2F1');
    expect(received[0]?.headers.has('authorization')).toBe(false);
  });

  it('polls every 10 s until the delivery ends', async () => {
    const { clock, received, view } = await openLink(answer(), answer({ phase: 'delivered', rider: null }));
    await clock.advance(9999);
    expect(received).toHaveLength(1);
    await clock.advance(1);
    expect([received.length, view()]).toMatchObject([2, { order: { phase: 'delivered' } }]);

    await clock.advance(120_000);

    expect(received).toHaveLength(2);
  });

  it('pauses while the page is hidden and loads at once when it is shown', async () => {
    const { clock, visibility, received } = await openLink(answer());
    visibility.hide();
    await clock.advance(120_000);
    expect(received).toHaveLength(1);

    visibility.show();
    await clock.advance(0);

    expect(received).toHaveLength(2);
  });

  it('doubles the wait after each failure and keeps the last state with its true age', async () => {
    const { clock, received, scope, view } = await openLink(answer(), networkError);
    await clock.advance(10_000);
    expect([received.length, scope.getState($isStale)]).toEqual([2, true]);
    await clock.advance(19_999);
    expect(received).toHaveLength(2);
    await clock.advance(1);
    expect(received).toHaveLength(3);

    await clock.advance(3000);

    expect([scope.getState($ageSeconds), view()]).toMatchObject([33, { kind: 'ready' }]);
  });

  it("takes the time of loading from the service's clock, not from the device's", async () => {
    const servedAt = Date.parse('2026-03-05T08:00:00Z');
    const { scope } = await openLink(() =>
      jsonResponse(200, { result: wireOrder }, { date: new Date(servedAt).toUTCString() }),
    );

    expect(Math.abs((scope.getState($loadedAt) ?? 0) - servedAt)).toBeLessThan(2000);
  });

  it('waits as long as the service asks for', async () => {
    const { clock, received } = await openLink(
      refuse(429, 'error.too-many-requests', { 'retry-after': '45' }),
      answer(),
    );
    await clock.advance(44_999);
    expect(received).toHaveLength(1);
    await clock.advance(1);
    expect(received).toHaveLength(2);
  });

  it.each([
    ['unknown', 404, 'error.link-unknown'],
    ['unknown', 400, 'error.invalid-request'],
    ['revoked', 410, 'error.link-revoked'],
    ['expired', 410, 'error.link-expired'],
  ] as const)('is %s when the service answers %i %s, and polls no more', async (refusal, status, key) => {
    const { clock, received, view } = await openLink(refuse(status, key));
    await clock.advance(120_000);

    expect([view(), received.length]).toEqual([{ kind: 'refused', refusal }, 1]);
  });

  it('forgets the order when the vendor revokes the link', async () => {
    const { clock, view } = await openLink(answer(), refuse(410, 'error.link-revoked'));

    await clock.advance(10_000);

    expect(view()).toEqual({ kind: 'refused', refusal: 'revoked' });
  });

  it.each([
    ['offline', networkError, true],
    ['refused with a 500', refuse(500, 'error.internal'), false],
  ] as const)('keeps trying when the first call is %s', async (_, first, isOffline) => {
    const { scope, view } = await openLink(first, answer());
    expect(view()).toEqual({ kind: 'failed', isOffline });

    void allSettled(refreshRequested, { scope });
    await expect.poll(view).toMatchObject({ kind: 'ready' });
  });

  it('fails after 15 s without a response', async () => {
    const { clock, view } = await openLink(() => new Promise(() => undefined));
    expect(view()).toEqual({ kind: 'loading' });

    await clock.advance(15_000);

    expect(view()).toEqual({ kind: 'failed', isOffline: true });
  });
});

describe('proof', () => {
  // Proves: public-page.proofs
  it.each([
    ['ready', () => jsonResponse(200, { result: { image: 'data:image/png;base64,AA' } })],
    ['gone', refuse(404, 'error.proof-deleted')],
    ['failed', refuse(500, 'error.internal')],
    ['failed', networkError],
  ] as const)('is %s after its response', async (state, response) => {
    const { scope } = await openLink(answer(), response);

    await allSettled(proofRequested, { scope, params: 'delivery' });

    expect(scope.getState($proofs)['delivery']).toMatchObject({ state });
  });
});
