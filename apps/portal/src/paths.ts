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
  /** The request screen of a vendor, or of the one selected last. */
  request: (vendorId?: string | null) => `/request-a-rider${segment(vendorId)}`,
  /** The tracking screen; `orderId` opens that order. */
  tracking: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/order-tracking${segment(vendorId)}`, { order_id: orderId }),
  /** The maintenance screen; `from` is the path to go back to when it is over. */
  maintenance: (from?: string | null) => withQuery('/maintenance', { from }),
  terms: () => '/termsandconditions',
} as const;

/** Whether an address is that of one vendor's screen. */
export const namesVendor = (path: string): boolean => /^\/(request-a-rider|order-tracking)\/./.test(path);

/** The selected order of a tracking address' query, or null. */
export const orderIdOf = (search: string): string | null =>
  new URLSearchParams(search).get('order_id') || null;

/**
 * Where an address leads back to that took the place of another: of the start after signing in, of the maintenance
 * screen when it is over. Null for nowhere, and for what is no address of the portal, whoever wrote it there.
 */
export const returnPathOf = (search: string): string | null => {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/[a-z][^\\]*$/.test(from) && !from.startsWith(routes.maintenance) ? from : null;
};
