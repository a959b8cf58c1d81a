import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { randomText } from '../cryptography/encoding.ts';
import { notFound } from '../http/refusal.ts';
import { jsonResponse, pageResponse, toErrorResponse } from '../http/responses.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { Service } from '../service.ts';

/** Account and restaurants of the example. The portal opens with the first restaurant. */
const example = { accountId: 'a-dhaka-01', restaurantIds: ['k7rm', 'y0ud', 'p2wn', 't9xe'] } as const;

const tokenPath = '/partner/token';

/**
 * Script that sends the token to the embedded portal once the portal is ready. It sends a new token whenever
 * the portal asks for one.
 */
const script = (token: string, portal: string): string => `
const frame = document.querySelector('iframe');
addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== ${JSON.stringify(portal)} || source !== frame.contentWindow) return;
  const sendToken = (token) => source.postMessage({ type: 'saddlebag:token', token }, origin);
  if (data?.type === 'saddlebag:ready') sendToken(${JSON.stringify(token)});
  if (data?.type === 'saddlebag:token-wanted') {
    const response = await fetch(${JSON.stringify(tokenPath)}, { method: 'POST' });
    sendToken((await response.json()).token);
  }
});
frame.src = frame.dataset.src;`;

/**
 * Returns the portal's origin with the other loopback name (`localhost` or `127.0.0.1`), so that the browser
 * treats it as another site.
 */
const portalOrigin = (address: URL): string => {
  const portal = new URL(address.origin);
  portal.hostname = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return portal.origin;
};

/**
 * Serves `/partner`, an example of a partner's app that embeds the portal, and its tokens. `?path=` selects
 * the path in the portal. FRAME_PARTNERS must include the origin of the page.
 */
export const mountPartnerPage = (app: Hono, service: Service): void => {
  /** Issues a token for the example. Returns null if its account does not exist. */
  const issue = async (): Promise<string | null> => {
    const account = service.store.find('account', example.accountId);
    if (account === undefined) return null;
    const sessionId = randomText(16);
    const { token, expires } = await service.tokens.issueForPartner(
      account,
      sessionId,
      example.restaurantIds,
    );
    const session = { id: sessionId, accountId: account.id, revoked: false, expiresAt: expires * 1000 };
    service.save([{ table: 'session', record: session }]);
    await service.store.settled();
    return token;
  };
  const serve = async (context: Context): Promise<Response> => {
    const token = await issue();
    if (token === null) return toErrorResponse(service, notFound());

    const portal = portalOrigin(new URL(context.req.url));
    const path = `/${(context.req.query('path') ?? 'request-a-rider').replace(/^\/+/, '')}`;
    const initialToken = context.req.query('token') ?? token;
    const nonce = randomText(18);
    const page = await html`${raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="data:," />
          <title>A partner’s app</title>
          <style nonce="${nonce}">
            body {
              margin: 0;
              display: flex;
              flex-direction: column;
              block-size: 100dvh;
              font: 1rem system-ui;
            }
            h1 {
              margin: 0;
              padding: 0.75rem 1rem;
              font-size: 1rem;
            }
            iframe {
              flex: 1;
              border: 0;
              inline-size: 100%;
            }
          </style>
        </head>
        <body>
          <h1>A partner’s app</h1>
          <iframe title="Request a rider" data-src="${portal}${path}" allow="geolocation"></iframe>
          <script nonce="${nonce}">
            ${raw(script(initialToken, portal).replaceAll('<', '\\u003c'))};
          </script>
        </body>
      </html>`;
    return pageResponse(
      page.toString(),
      "connect-src 'self'",
      `frame-src ${portal}`,
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
    );
  };
  /** A partner's server would authenticate its user here before it issues a token. */
  const serveToken = async (): Promise<Response> => {
    const token = await issue();
    return token === null ? toErrorResponse(service, notFound()) : jsonResponse(service.clock, { token });
  };
  app.get('/partner', serve);
  app.use(tokenPath, requireSameOrigin(service));
  app.post(tokenPath, serveToken);
};
