import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import { listOrdersFx, type OrderListQuery } from '../../api/orders.ts';
import { $vendors } from '../../account/vendors/vendors.model.ts';
import { orderFixture, vendorFixture } from '../../testing/fixtures.ts';
import {
  $canIncludeAllOutlets,
  $includesAllOutlets,
  $search,
  allOutletsToggled,
  searchChanged,
  trackingClosed,
  trackingOpened,
} from './index.ts';
import { trackingScreen } from './test/tracking-screen.ts';

const parent = vendorFixture({ id: 'p0rt', name: 'Kacchi', isParent: true });
const outlets = ['k4ch', 'k5ch'].map((id) => vendorFixture({ id, parentId: parent.id }));
const elsewhere = orderFixture({ id: 'k5ch-000001', vendorId: 'k5ch' });

const openScreen = async ({ vendors = [parent, ...outlets], parameter = 'true' } = {}) => {
  const queries: OrderListQuery[] = [];
  const screen = trackingScreen(
    [],
    [
      [loadCountryParameterFx, () => parameter],
      [
        listOrdersFx,
        (query: OrderListQuery) => {
          queries.push(query);
          return {
            orders: query.scheduled ? [] : [orderFixture(), ...(query.includeOutlets ? [elsewhere] : [])],
            cursor: null,
          };
        },
      ],
    ],
  );
  await allSettled($vendors, { scope: screen.scope, params: vendors });
  await screen.open();
  return { ...screen, queries };
};
const subscriptionsOf = ({ sockets }: Awaited<ReturnType<typeof openScreen>>) =>
  sockets.last.sent.map((text) => (JSON.parse(text) as { data: { vendor_id: string } }).data.vendor_id);

describe('the choice to include all outlets', () => {
  // Proves: nav.all-outlets
  it.each([
    ['offered to an account with a parent vendor where the country allows it', {}, true],
    ['not offered without a parent vendor', { vendors: outlets }, false],
    ["not offered where the country's parameter is 'false'", { parameter: 'false' }, false],
  ])('is %s', async (_name, options, isOffered) => {
    const { scope } = await openScreen(options);

    expect(scope.getState($canIncludeAllOutlets)).toBe(isOffered);
  });

  it('lists the orders of all outlets and subscribes to the parent vendor', async () => {
    const screen = await openScreen();
    screen.sockets.last.open();
    await screen.clock.advance(0);
    const before = screen.ids('new');

    await screen.fire(allOutletsToggled, true);
    await screen.clock.advance(0);
    await screen.update({ id: 'k5ch-000002', vendorId: 'k5ch' });

    expect(before).toEqual(['k4ch-000001']);
    expect(screen.queries.at(-1)).toMatchObject({ vendorId: 'k4ch', includeOutlets: true });
    expect(screen.ids('new')).toEqual(expect.arrayContaining(['k4ch-000001', 'k5ch-000001', 'k5ch-000002']));
    expect(subscriptionsOf(screen)).toEqual(['k4ch', 'p0rt']);
  });

  it('shows only the selected outlet again when it is switched off, and keeps the search', async () => {
    const { fire, scope, ids } = await openScreen();
    await fire(allOutletsToggled, true);
    await fire(searchChanged, 'ayesha');

    await fire(allOutletsToggled, false);

    expect(ids('new')).toEqual(['k4ch-000001']);
    expect(scope.getState($search)).toBe('ayesha');
    await fire(searchChanged, 'nobody');
    await fire(allOutletsToggled, true);
    expect(ids('new')).toEqual([]);
  });

  it('is remembered for other outlets and after a reload', async () => {
    const { fire, open, scope, storage, queries } = await openScreen();
    await fire(allOutletsToggled, true);
    await fire(trackingOpened, { vendorId: 'k5ch' });
    const isIncluded = scope.getState($includesAllOutlets);
    await fire(trackingClosed);
    await open();

    expect(isIncluded).toBe(true);
    expect(queries.at(-1)).toMatchObject({ vendorId: 'k4ch', includeOutlets: true });
    expect(storage.keys().filter((key) => key.startsWith('saddlebag:recent'))).toHaveLength(1);
  });
});
