/** Absent outside a browser, where an origin has to be given. */
const ownOrigin = (): string =>
  (globalThis as { readonly location?: Location }).location?.origin ?? 'http://localhost';

/** Where the socket is (the page's own origin when `origin` is empty), with what authorises it in the query. */
export const socketAddress = (origin: string, authorization: Readonly<Record<string, string>>): string => {
  // http becomes ws, https becomes wss.
  const base = (origin === '' ? ownOrigin() : origin).replace(/^http/, 'ws');
  return `${base}/socket?${new URLSearchParams(authorization).toString()}`;
};
