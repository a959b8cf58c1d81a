import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrderContract } from '@saddlebag/domain/contracts';
import { root } from '../../tooling/workspace.ts';
import { startSandbox } from '../sandbox-process.ts';
import { accounts } from '../vendor.ts';
import { createTally } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, logIn, ordersApi, phoneOf } from './service-client.ts';

interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>
  >;
}

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Lists the calls of docs/openapi.json that need a session. */
const listProtectedRoutes = (): readonly Route[] => {
  const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as OpenApiDocument;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security !== undefined && security.length > 0)
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
};

/** Encodes a JSON Web Token without a signature. */
const unsignedToken = (claims: object): string =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

/** Replaces the first character of the signature, so that the signature does not match. */
const withOtherSignature = (token: string): string => {
  const [header, claims, signature = ''] = token.split('.');
  return [
    header,
    claims,
    signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`,
  ].join('.');
};

/**
 * Calls every route that needs a session without a valid token, which must return 401. Then calls the routes
 * that name an outlet, an order or a payment with the session of another account. Such a call must not return
 * 2xx, except a GET whose body does not name the owner's outlet.
 */
export const foreignTokens: AttackPart = async () => {
  const tally = createTally();
  const sandbox = await startSandbox();
  try {
    const owner = await connectClient(sandbox.url);
    const created = await owner.createOrder('owned', owner.orderBody(phoneOf(1)));
    const orderId = createOrderContract.response.parse(await created.json()).result.order_id;
    const fill = (path: string): string =>
      path
        .replace('{vendorId}', owner.vendorId)
        .replace('{orderId}', orderId)
        .replace(/\{\w+\}/g, 'any');
    const call = async ({ method, path }: Route, headers: Record<string, string>, body: unknown = {}) =>
      fetch(sandbox.url + fill(path), {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });

    const claims = JSON.parse(
      Buffer.from(owner.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    const invalidHeaders: Readonly<Record<string, Record<string, string>>> = {
      'no token': {},
      'an empty token': { authorization: 'Bearer ' },
      'another scheme': { authorization: `Basic ${owner.accessToken}` },
      'a token without a signature': { authorization: `Bearer ${unsignedToken(claims)}` },
      'a token with another signature': { authorization: `Bearer ${withOtherSignature(owner.accessToken)}` },
      'two tokens': { authorization: `Bearer x, Bearer ${owner.accessToken}` },
    };
    const routes = listProtectedRoutes();
    for (const route of routes)
      for (const [situation, headers] of Object.entries(invalidHeaders)) {
        const { status } = await call(route, headers);
        tally.count(status === 401 ? null : `${route.method} ${route.path} with ${situation}: ${status}`);
      }

    const foreignSessions = [
      await logIn(sandbox.url, accounts.single),
      await logIn(sandbox.url, accounts.bahrain),
    ];
    const order = owner.orderBody(phoneOf(2));
    const trip = { ...order.customer.location, vendor_id: owner.vendorId };
    const bodies: Readonly<Record<string, unknown>> = {
      '/order': order,
      '/order/payment/intent': { wallet_id: 'any', bearer_token: 'any', vendor_id: owner.vendorId, order },
      '/delivery/fee': { source: trip, destination: trip, vendor_id: owner.vendorId, delivery_type: 'food' },
      '/estimations': { source: trip, destination: trip, vendor_id: owner.vendorId, delivery_type: 'food' },
    };
    const namesOwner = ({ path }: Route): boolean =>
      /\{(vendorId|orderId|intentId)\}/.test(path) || path.slice(ordersApi.length) in bodies;
    for (const token of foreignSessions)
      for (const route of routes.filter(namesOwner)) {
        const body = bodies[route.path.slice(ordersApi.length)];
        const response = await call(route, { authorization: `Bearer ${token}` }, body);
        const text = await response.text();
        // A GET may return 2xx with the caller's own data.
        const revealsOwner = response.ok && (route.method !== 'GET' || text.includes(owner.vendorId));
        tally.count(
          revealsOwner ? `${route.method} ${route.path} by another account: ${response.status}` : null,
        );
      }
  } finally {
    await sandbox.close();
  }
  return tally.report();
};
