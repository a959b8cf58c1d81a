/** The page's own origin, or a fallback outside a browser. */
const pageOrigin = (): string =>
  (globalThis as { readonly location?: Location }).location?.origin ?? 'http://localhost';

/**
 * Builds the socket's URL with the authorization in its query. An empty `origin` means the page's own origin.
 */
export const socketUrl = (origin: string, authorization: Readonly<Record<string, string>>): string => {
  // Turns http into ws and https into wss.
  const base = (origin === '' ? pageOrigin() : origin).replace(/^http/, 'ws');
  return `${base}/socket?${new URLSearchParams(authorization).toString()}`;
};
