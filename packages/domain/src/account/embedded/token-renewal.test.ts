import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { requestSocketTicketFx } from '../../api/socket-ticket.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { claims, good, inAnHour, openEmbedded, tokenOf } from './test/embedded-portal.ts';
import './token-renewal.model.ts';

const minute = 60_000;
const later = tokenOf({ ...claims, exp: inAnHour + 3600 });
const handOver = (token: string) => ({ data: { type: 'saddlebag:token', token } });

/** Starts a service call. `status` is set when the call ends. */
const begin = ({ scope }: Awaited<ReturnType<typeof openEmbedded>>) => {
  const outcome: { status?: 'done' | 'fail' } = {};
  void allSettled(requestSocketTicketFx, { scope }).then(({ status }) => {
    outcome.status = status;
  });
  return outcome;
};

describe('a partner’s token', () => {
  it('is requested shortly before expiry until a new one arrives', async () => {
    const { send, time, asked, header } = await openEmbedded();
    await send({});
    await time.advance(58 * minute);
    expect(asked()).toBe(0);

    await time.advance(minute);
    expect(asked()).toBeGreaterThan(0);
    await send(handOver(later));
    const before = asked();
    await time.advance(50 * minute);

    expect([asked(), header()]).toEqual([before, `GoDroid ${later}`]);
  });

  it('is replaced when the service refuses it, and the call continues with the new one', async () => {
    const portal = await openEmbedded({ takes: (token) => token === later });
    await portal.send({});
    portal.calls.length = 0;

    const first = begin(portal);
    const second = begin(portal);
    await portal.time.advance(0);
    expect([portal.asked(), first.status, second.status]).toEqual([1, undefined, undefined]);
    await portal.send(handOver(later));

    expect([first.status, second.status]).toEqual(['done', 'done']);
    expect(portal.calls).toEqual([good, good, later, later]);
  });

  it('is replaced even if it came from storage', async () => {
    const storage = createMemoryStorage();
    storage.write('token', good);
    const portal = await openEmbedded({ storage, takes: (token) => token === later });

    const call = begin(portal);
    await portal.time.advance(0);
    await portal.send(handOver(later));

    expect(call.status).toBe('done');
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { isFromParent: false }],
  ])('is not accepted from %s', async (_, sender) => {
    const portal = await openEmbedded({ takes: (token) => token === later });
    await portal.send({});

    const call = begin(portal);
    await portal.time.advance(0);
    await portal.send({ ...handOver(later), ...sender });
    expect([call.status, portal.header()]).toEqual([undefined, `GoDroid ${good}`]);
    await portal.time.advance(10_000);

    expect(call.status).toBe('fail');
  });
});
