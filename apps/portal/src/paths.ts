/** The route patterns of the portal (specification 000 and 001, section 2). */
export const routes = {
  home: '/',
  login: '/connect',
  register: '/register',
  forgotPassword: '/forgot-password',
  request: '/request-a-rider/:vendorId?',
  tracking: '/order-tracking/:vendorId?',
  history: '/history/:vendorId?',
  helpCenter: '/helpcenter/:vendorId?',
  faq: '/faq',
  bulkOrder: '/bulk-order/:vendorId?/:bulkJobId?',
  maintenance: '/maintenance',
  terms: '/termsandconditions',
} as const;

const segment = (value: string | null | undefined) => (value ? `/${encodeURIComponent(value)}` : '');

const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Builds every path of the portal. */
export const paths = {
  /** The login. Signing in returns to `from`. The query omits the default destination. */
  home: (from?: string | null): string => withQuery('/', { from: from === paths.request() ? null : from }),
  login: () => '/connect',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  /**
   * The request screen. Without `vendorId`, it opens for the last selected vendor. `orderId` is the order to
   * modify.
   */
  request: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/request-a-rider${segment(vendorId)}`, { orderID: orderId }),
  /** The tracking screen. `orderId` opens that order. */
  tracking: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/order-tracking${segment(vendorId)}`, { order_id: orderId }),
  /** The order history. `query` contains the filters, and `order_id` to open an order. */
  history: (vendorId?: string | null, query: Readonly<Record<string, string | null>> = {}) =>
    withQuery(`/history${segment(vendorId)}`, query),
  /** The help centre on a page of its own. */
  helpCenter: (vendorId?: string | null) => `/helpcenter${segment(vendorId)}`,
  /** The bulk upload. `jobId` opens the results of an upload. */
  bulkOrder: (vendorId?: string | null, jobId?: string | null) =>
    `/bulk-order${segment(vendorId)}${segment(jobId)}`,
  /** The maintenance screen. It returns to `from` when the maintenance ends. */
  maintenance: (from?: string | null) => withQuery('/maintenance', { from }),
  terms: () => '/termsandconditions',
  faq: () => '/faq',
  /** The FAQ with the open welcome tour. */
  tour: () => '/faq?tour=open',
} as const;

/**
 * Returns the order id in a query, or null. The tracking and history screens use `order_id` for the opened
 * order, and the request screen uses `orderID` for the order to modify.
 */
export const orderIdOf = (search: string, name: 'order_id' | 'orderID' = 'order_id'): string | null =>
  new URLSearchParams(search).get(name) || null;

/**
 * Returns the path to return to after signing in or after maintenance. Returns null if the query has no such
 * path. Also returns null for anything but a path of this portal, so that a crafted link cannot redirect to
 * another site.
 */
export const returnPathOf = (search: string): string | null => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/[a-z][^\\]*$/.test(from) && !from.startsWith(routes.maintenance) ? from : null;
};
