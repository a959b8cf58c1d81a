import { allSettled } from 'effector';
import { exampleMarket } from '../../../contracts/index.ts';
import { $credentials, authorizationHeader } from '../../../api/credentials.ts';
import { listOrdersFx, type OrderListQuery } from '../../../api/orders.ts';
import { loadVendorsFx } from '../../../api/vendors.ts';
import { framePartnersPath } from '../../../contracts/partner.ts';
import { appStarted } from '../../../platform/environment/app-started.ts';
import type { KeyValueStorage } from '../../../platform/ports/ports.ts';
import { createMemoryStorage } from '../../../platform/ports/storage.ts';
import { vendorFixture } from '../../../testing/fixtures.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { $embedding, embeddingStarted } from '../embedded.model.ts';
import { $partnerFrame, type FrameMessage } from '../partner-frame.ts';

export const clock = createVirtualClock();
const partner = 'https://partner.example';
const encode = (value: unknown): string =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
export const tokenOf = (claims: object): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmVk`;
export const inAnHour = clock.now() / 1000 + 3600;
export const claims = { sub: 'a-1', exp: inAnHour, platform_restaurant_ids: ['p2wn', 'k7rm'] };
export const validToken = tokenOf(claims);

/** Opens an embedded portal with a simulated embedding page and service. */
export const openEmbedded = async ({
  storage = createMemoryStorage(),
  accepts = () => true,
}: {
  storage?: KeyValueStorage;
  /** Whether the service accepts a token. */
  accepts?: (token: string) => boolean;
} = {}) => {
  const time = createVirtualClock();
  const calls: string[] = [];
  let sendToPortal: (message: FrameMessage) => void = () => undefined;
  let announcements = 0;
  let tokenRequests = 0;
  const queries: OrderListQuery[] = [];
  const scope = seedScope({
    clock: time,
    storage,
    fetch: (input, options) => {
      if (input === framePartnersPath) return Promise.resolve(Response.json([partner]));
      const token = new Headers(options?.headers).get('authorization')?.split(' ')[1] ?? '';
      calls.push(token);
      return Promise.resolve(
        accepts(token)
          ? Response.json({ result: { ticket: 'ticket', expires_in: 30 } })
          : Response.json({ message: 'Unauthorized' }, { status: 401 }),
      );
    },
    values: [
      [
        $partnerFrame,
        {
          listen: (listener: typeof sendToPortal) => {
            sendToPortal = listener;
            return () => undefined;
          },
          announceReady: () => {
            announcements += 1;
          },
          requestToken: () => {
            tokenRequests += 1;
          },
        },
      ],
    ],
    handlers: [
      [
        loadVendorsFx,
        () => [
          vendorFixture({ id: 'y0ud', isParent: true }),
          vendorFixture({ id: 'k7rm' }),
          vendorFixture({ id: 'p2wn' }),
        ],
      ],
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          queries.push(query);
          return { orders: [], cursor: null };
        },
      ],
    ],
  });
  void allSettled(embeddingStarted, { scope });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  await time.advance(0);
  return {
    scope,
    time,
    queries,
    calls,
    announcements: () => announcements,
    tokenRequests: () => tokenRequests,
    state: () => scope.getState($embedding),
    header: () => authorizationHeader(scope.getState($credentials)),
    send: async (message: Partial<FrameMessage>) => {
      sendToPortal({
        origin: partner,
        isFromParent: true,
        data: { type: 'saddlebag:token', token: validToken },
        ...message,
      });
      await time.advance(0);
    },
  };
};
