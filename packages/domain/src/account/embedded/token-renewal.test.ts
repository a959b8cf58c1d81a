import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { requestSocketTicketFx } from '../../api/socket-ticket.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { claims, validToken, inAnHour, openEmbedded, tokenOf } from './test/embedded-portal.ts';
import './token-renewal.model.ts';

const minute = 60_000;
const laterToken = tokenOf({ ...claims, exp: inAnHour + 3600 });
const tokenMessage = (token: string) => ({ data: { type: 'saddlebag:token', token } });

/** Starts a service call. `status` is set when the call ends. */
const startCall = ({ scope }: Awaited<ReturnType<typeof openEmbedded>>) => {
  const outcome: { status?: 'done' | 'fail' } = {};
  void allSettled(requestSocketTicketFx, { scope }).then(({ status }) => {
    outcome.status = status;
  });
  return outcome;
};

describe('a partner’s token', () => {
  it('is requested again shortly before it expires, until a new one arrives', async () => {
    const { send, time, tokenRequests, header } = await openEmbedded();
    await send({});
    await time.advance(58 * minute);
    expect(tokenRequests()).toBe(0);

    await time.advance(minute);
    expect(tokenRequests()).toBeGreaterThan(0);
    await send(tokenMessage(laterToken));
    const before = tokenRequests();
    await time.advance(50 * minute);

    expect([tokenRequests(), header()]).toEqual([before, `GoDroid ${laterToken}`]);
  });

  it('is replaced when the service refuses it, and the call continues with the new one', async () => {
    const portal = await openEmbedded({ accepts: (token) => token === laterToken });
    await portal.send({});
    portal.calls.length = 0;

    const first = startCall(portal);
    const second = startCall(portal);
    await portal.time.advance(0);
    expect([portal.tokenRequests(), first.status, second.status]).toEqual([1, undefined, undefined]);
    await portal.send(tokenMessage(laterToken));

    expect([first.status, second.status]).toEqual(['done', 'done']);
    expect(portal.calls).toEqual([validToken, validToken, laterToken, laterToken]);
  });

  it('is replaced even if it came from storage', async () => {
    const storage = createMemoryStorage();
    storage.write('token', validToken);
    const portal = await openEmbedded({ storage, accepts: (token) => token === laterToken });

    const call = startCall(portal);
    await portal.time.advance(0);
    await portal.send(tokenMessage(laterToken));

    expect(call.status).toBe('done');
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { isFromParent: false }],
  ])('is not renewed by a message from %s', async (_, sender) => {
    const portal = await openEmbedded({ accepts: (token) => token === laterToken });
    await portal.send({});

    const call = startCall(portal);
    await portal.time.advance(0);
    await portal.send({ ...tokenMessage(laterToken), ...sender });
    expect([call.status, portal.header()]).toEqual([undefined, `GoDroid ${validToken}`]);
    await portal.time.advance(10_000);

    expect(call.status).toBe('fail');
  });
});
