import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrderEarly } from './load-order-early.ts';
import { takeEarlyOrder } from './take-early-order.ts';

const ordersUrl = '/orders/api/v1/public/orders/';
const textScripts = { bn: '/assets/bn-1a2b.js' };
const preloads = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(new Response(url))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  globalThis.earlyOrder = undefined;
  history.replaceState(null, '', '/');
});

describe('loadOrderEarly', () => {
  it('hands its response to the first call for the order and to no other', async () => {
    history.replaceState(null, '', '/tracking/token-1');
    loadOrderEarly(ordersUrl, {});
    const fetchOrder = takeEarlyOrder();

    await fetchOrder('/map/bd/style.json');
    expect(await (await fetchOrder(`${ordersUrl}token-1`)).text()).toBe(`${ordersUrl}token-1`);
    expect(fetch).toHaveBeenCalledTimes(2);

    await fetchOrder(`${ordersUrl}token-1`);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('passes a broken connection on to the page', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    history.replaceState(null, '', '/tracking/token-1');
    loadOrderEarly(ordersUrl, {});

    await expect(takeEarlyOrder()(`${ordersUrl}token-1`)).rejects.toThrow('offline');
  });

  it('calls nothing on a page without an order', () => {
    history.replaceState(null, '', '/prohibiteditems-c2c');
    loadOrderEarly(ordersUrl, {});
    history.replaceState(null, '', '/tracking/token-1');
    loadOrderEarly(null, {});

    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [['bn-BD', 'en'], '', [['modulepreload', '/assets/bn-1a2b.js']]],
    [['fr', 'bn'], '', [['modulepreload', '/assets/bn-1a2b.js']]],
    [['en-GB', 'bn'], '', []],
    [['en'], '?lang=bn', [['modulepreload', '/assets/bn-1a2b.js']]],
    [['bn'], '?lang=en', []],
  ])('preloads the texts for a browser of %s at "%s"', (languages, search, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    history.replaceState(null, '', `/tracking/token-1${search}`);

    loadOrderEarly(ordersUrl, textScripts);

    expect(preloads()).toEqual(expected);
  });
});
