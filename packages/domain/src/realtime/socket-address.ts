/** Where the socket is (the page's own origin when `origin` is empty), with what authorises it in the query. */
export const socketAddress = (origin: string, authorization: Readonly<Record<string, string>>): string => {
  const base = origin === '' ? (globalThis.location?.origin ?? 'http://localhost') : origin;
  // http becomes ws, https becomes wss.
  return `${base.replace(/^http/, 'ws')}/socket?${new URLSearchParams(authorization).toString()}`;
};
