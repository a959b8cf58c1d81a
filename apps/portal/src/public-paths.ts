/** Builds the paths of the public pages of an order. `token` is the unguessable token of its link. */
export const publicPaths = {
  tracking: (token: string) => `/tracking/${encodeURIComponent(token)}`,
  receipt: (token: string) => `/delivery-receipt/${encodeURIComponent(token)}`,
  consumer: (token: string) => `/tracking-c2c/${encodeURIComponent(token)}`,
  prohibitedItems: () => '/prohibiteditems-c2c',
} as const;

/** Returns the token in the path of a public page, or null. A malformed escape stays as it is. */
export const linkTokenOf = (path: string): string | null => {
  const [, , token] = path.split('/');
  if (!token) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
};
