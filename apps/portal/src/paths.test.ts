import { describe, expect, it } from 'vitest';
import { orderIdOf, paths, returnPathOf } from './paths.ts';
import { withoutOrder } from './shell/without-order.ts';

describe('paths', () => {
  it('omits the vendor when none is selected', () => {
    expect(paths.request()).toBe('/request-a-rider');
    expect(paths.tracking(null)).toBe('/order-tracking');
  });

  // Proves: route.after-order
  it('puts the opened order into the query of the tracking path', () => {
    const path = paths.tracking('y0ud', 'y0ud-000001');

    expect(path).toBe('/order-tracking/y0ud?order_id=y0ud-000001');
    expect(orderIdOf(path.slice(path.indexOf('?')))).toBe('y0ud-000001');
  });

  // Proves: route.request-order
  it('puts the order to modify into the query of the request path', () => {
    const path = paths.request('y0ud', 'y0ud-000001');

    expect(path).toBe('/request-a-rider/y0ud?orderID=y0ud-000001');
    expect(orderIdOf(path.slice(path.indexOf('?')), 'orderID')).toBe('y0ud-000001');
    expect(orderIdOf('?order_id=y0ud-000001', 'orderID')).toBeNull();
  });

  // Proves: route.history-order
  it('puts the filters and the opened order into the query of the history path', () => {
    const path = paths.history('y0ud', {
      range: 'PastWeek',
      phone: '+8801711223304',
      sort: null,
      order_id: 'y0ud-000001',
    });

    expect(path).toBe('/history/y0ud?range=PastWeek&phone=%2B8801711223304&order_id=y0ud-000001');
    expect(orderIdOf(path.slice(path.indexOf('?')))).toBe('y0ud-000001');
    expect(paths.history()).toBe('/history');
  });

  // Proves: route.history-vendor-change
  it('keeps the filters but not the opened order when the vendor of the history changes', () => {
    const search = '?range=PastWeek&order_id=y0ud-000001';

    expect(paths.history('k7rm', withoutOrder(search))).toBe('/history/k7rm?range=PastWeek');
  });

  it('encodes reserved characters of an id', () => {
    expect(paths.request('a/b?c')).toBe('/request-a-rider/a%2Fb%3Fc');
  });

  it('returns from maintenance to the previous path with its query', () => {
    const path = paths.maintenance('/order-tracking/y0ud?order_id=y0ud-000001');

    expect(path).toBe('/maintenance?from=%2Forder-tracking%2Fy0ud%3Forder_id%3Dy0ud-000001');
    expect(returnPathOf(path.slice(path.indexOf('?')))).toBe('/order-tracking/y0ud?order_id=y0ud-000001');
  });

  it('returns to the previous path after a session expires, unless that path is the default', () => {
    const tracking = paths.tracking('y0ud', 'y0ud-000001');
    const home = paths.home(tracking);

    expect(returnPathOf(home.slice(home.indexOf('?')))).toBe(tracking);
    expect([paths.home(), paths.home(null), paths.home(paths.request())]).toEqual(['/', '/', '/']);
  });
});

describe('orderIdOf', () => {
  it('returns null when the query contains no order id', () => {
    expect(orderIdOf('')).toBeNull();
    expect(orderIdOf('?order_id=')).toBeNull();
  });
});

describe('returnPathOf', () => {
  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    'https://elsewhere.test',
    '/',
    'javascript:alert(1)',
    '/maintenance?from=/maintenance',
    '',
  ])('rejects the path %j', (from) => {
    expect(returnPathOf(`?${new URLSearchParams({ from }).toString()}`)).toBeNull();
  });
});
