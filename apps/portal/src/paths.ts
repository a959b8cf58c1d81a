/** Every address of the portal is built here (specification 000 and 001, section 2). */
export const routes = {
  home: '/',
  login: '/connect',
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
  home: () => '/',
  login: () => '/connect',
  /** The request screen of a vendor, or of the one selected last. */
  request: (vendorId?: string | null) => `/request-a-rider${segment(vendorId)}`,
  /** The tracking screen; `orderId` opens that order. */
  tracking: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/order-tracking${segment(vendorId)}`, { order_id: orderId }),
  /** The maintenance screen; `from` is the path to go back to when it is over. */
  maintenance: (from?: string | null) => withQuery('/maintenance', { from }),
  terms: () => '/termsandconditions',
} as const;

/** Where the maintenance screen goes when it is over: a path of this portal, whatever somebody has written there. */
export const returnPathOf = (search: string): string => {
  const from = new URLSearchParams(search).get('from') ?? '';
  const isHere = /^\/(?![/\\])/.test(from) && !from.startsWith(routes.maintenance);
  return isHere ? from : paths.home();
};

/** The selected order of a tracking address' query, or null. */
export const orderIdOf = (search: string): string | null =>
  new URLSearchParams(search).get('order_id') || null;
