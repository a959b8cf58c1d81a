import { describe, expect, it } from 'vitest';
import { orderIdOf, paths, returnPathOf } from './paths.ts';

describe('paths', () => {
  it('leaves the vendor out until one is chosen', () => {
    expect(paths.request()).toBe('/request-a-rider');
    expect(paths.tracking(null)).toBe('/order-tracking');
  });

  // Proves: route.after-order
  it('names the order in the query, where it can be shared and reloaded', () => {
    const path = paths.tracking('y0ud', 'y0ud-000001');

    expect(path).toBe('/order-tracking/y0ud?order_id=y0ud-000001');
    expect(orderIdOf(path.slice(path.indexOf('?')))).toBe('y0ud-000001');
  });

  // Proves: route.request-order
  it('names the order to change in the query of the request', () => {
    const path = paths.request('y0ud', 'y0ud-000001');

    expect(path).toBe('/request-a-rider/y0ud?orderID=y0ud-000001');
    expect(orderIdOf(path.slice(path.indexOf('?')), 'orderID')).toBe('y0ud-000001');
    expect(orderIdOf('?order_id=y0ud-000001', 'orderID')).toBeNull();
  });

  it('keeps an id with reserved characters in one segment', () => {
    expect(paths.request('a/b?c')).toBe('/request-a-rider/a%2Fb%3Fc');
  });

  it('finds no order where the query has none', () => {
    expect(orderIdOf('')).toBeNull();
    expect(orderIdOf('?order_id=')).toBeNull();
  });

  it('leads back from the maintenance screen to where the vendor was, query and all', () => {
    const path = paths.maintenance('/order-tracking/y0ud?order_id=y0ud-000001');

    expect(path).toBe('/maintenance?from=%2Forder-tracking%2Fy0ud%3Forder_id%3Dy0ud-000001');
    expect(returnPathOf(path.slice(path.indexOf('?')))).toBe('/order-tracking/y0ud?order_id=y0ud-000001');
  });

  it('leads back to where an expired session was, and leaves out where signing in leads anyway', () => {
    const tracking = paths.tracking('y0ud', 'y0ud-000001');
    const start = paths.home(tracking);

    expect(returnPathOf(start.slice(start.indexOf('?')))).toBe(tracking);
    expect([paths.home(), paths.home(null), paths.home(paths.request())]).toEqual(['/', '/', '/']);
  });

  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    'https://elsewhere.test',
    '/',
    'javascript:alert(1)',
    '/maintenance?from=/maintenance',
    '',
  ])('leads nowhere else: %s', (from) => {
    expect(returnPathOf(`?${new URLSearchParams({ from }).toString()}`)).toBeNull();
  });
});
