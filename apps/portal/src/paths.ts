/** Every address of the portal is built here (specification 000 and 001, section 2). */
export const routes = {
  home: '/',
  login: '/connect',
  register: '/register',
  forgotPassword: '/forgot-password',
  request: '/request-a-rider/:vendorId?',
  tracking: '/order-tracking/:vendorId?',
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

export const paths = {
  /** The start; `from` is where signing in leads, unless it leads there anyway. */
  home: (from?: string | null): string => withQuery('/', { from: from === paths.request() ? null : from }),
  login: () => '/connect',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  /** The request screen of a vendor, or of the one selected last; `orderId` is the order to change. */
  request: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/request-a-rider${segment(vendorId)}`, { orderID: orderId }),
  /** The tracking screen; `orderId` opens that order. */
  tracking: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/order-tracking${segment(vendorId)}`, { order_id: orderId }),
  /** The maintenance screen; `from` is the path to go back to when it is over. */
  maintenance: (from?: string | null) => withQuery('/maintenance', { from }),
  terms: () => '/termsandconditions',
} as const;

/**
 * The order that an address' query names, or null: the selected one of the tracking screen (`order_id`), the one to
 * change of the request screen (`orderID`).
 */
export const orderIdOf = (search: string, name: 'order_id' | 'orderID' = 'order_id'): string | null =>
  new URLSearchParams(search).get(name) || null;

/** Whether an address is that of one vendor's screen. */
export const hasVendor = (path: string): boolean => /^\/(request-a-rider|order-tracking)\/./.test(path);

/**
 * Where an address leads back to that took the place of another: of the start after signing in, of the maintenance
 * screen when it is over. Null for nowhere, and for what is no address of the portal, whoever wrote it there.
 */
export const returnPathOf = (search: string): string | null => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/[a-z][^\\]*$/.test(from) && !from.startsWith(routes.maintenance) ? from : null;
};
