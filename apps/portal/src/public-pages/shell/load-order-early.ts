/** The call for the order that the inline script of a page started. */
export interface EarlyOrder {
  readonly url: string;
  readonly response: Promise<Response>;
}

declare global {
  var earlyOrder: EarlyOrder | undefined;
}

/**
 * Starts what a page behind a link needs next: the call for its order, and the texts of the recipient's
 * language. Both then load while the scripts do.
 *
 * The build copies this function's source into an inline script, so the function must not refer to anything
 * outside its body.
 * @param ordersUrl address of the public orders, to which the token is appended. Null for a page without one.
 * @param textScripts the script with the texts of each language. English texts are part of the page.
 */
export const loadOrderEarly = (
  ordersUrl: string | null,
  textScripts: Readonly<Record<string, string>>,
): void => {
  const token = location.pathname.split('/')[2];
  if (ordersUrl !== null && token) {
    const url = ordersUrl + token;
    const response = fetch(url, { headers: { Accept: 'application/json' }, credentials: 'omit' });
    // The page handles a failure when it takes the response over.
    response.catch(() => undefined);
    globalThis.earlyOrder = { url, response };
  }
  const chosen = new URLSearchParams(location.search).get('lang');
  for (const tag of chosen === null ? navigator.languages : [chosen]) {
    const [language = ''] = tag.split('-');
    const href = textScripts[language];
    if (href !== undefined) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    if (href !== undefined || language === 'en') return;
  }
};
