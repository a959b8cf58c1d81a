/** Every address of the portal is built here (specification 000 and 001, section 2). */
export const routes = {
  home: '/',
  login: '/connect',
  register: '/register',
  forgotPassword: '/forgot-password',
  request: '/request-a-rider/:vendorId?',
  tracking: '/order-tracking/:vendorId?',
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
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  /** The request screen of a vendor, or of the one selected last. */
  request: (vendorId?: string | null) => `/request-a-rider${segment(vendorId)}`,
  /** The tracking screen; `orderId` opens that order. */
  tracking: (vendorId?: string | null, orderId?: string | null) =>
    withQuery(`/order-tracking${segment(vendorId)}`, { order_id: orderId }),
} as const;

/** The selected order of a tracking address' query, or null. */
export const orderIdOf = (search: string): string | null =>
  new URLSearchParams(search).get('order_id') || null;
