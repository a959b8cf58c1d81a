import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createOrderBodySchema, listOrdersContract } from '@saddlebag/domain/contracts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The baseline of the sandbox: a `node:http` server that does only the unavoidable work. It verifies tokens
 * and fee signatures of the same kind, and parses with the same schemas. It writes an order and its response
 * to SQLite before it responds. It lacks the features whose cost is measured: routing, contract mounting,
 * ownership checks, faults and clocks. Do not change it, because results are compared over months.
 */
const secret = process.env['BASELINE_SECRET'] ?? '';
const database = new DatabaseSync(join(process.env['SANDBOX_DATA'] ?? '.', 'baseline.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = normal');
database.exec('create table record (kind text, id text, body text not null, primary key (kind, id))');
const insert = database.prepare('insert or replace into record (kind, id, body) values (?, ?, ?), (?, ?, ?)');

let listedOrders: readonly WireOrder[] = [];
const createdOrders: WireOrder[] = [];

const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

const isAuthorized = (request: IncomingMessage): boolean => {
  const [head = '', claims = '', signature = ''] = (request.headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const expectedSignature = sign(`${head}.${claims}`);
  if (
    givenSignature.length !== expectedSignature.length ||
    !timingSafeEqual(givenSignature, expectedSignature)
  )
    return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp: number };
  return exp * 1000 > Date.now();
};

const respond = (response: ServerResponse, status: number, value: unknown): void => {
  const text = JSON.stringify(value);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text);
};

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
};

const respondWithOrders = (response: ServerResponse, search: URLSearchParams): void => {
  const query = listOrdersContract.query.safeParse({ count: Number(search.get('count')) });
  if (!query.success) return respond(response, 400, { message: 'invalid-request' });
  respond(response, 200, { result: { data: listedOrders.slice(0, query.data.count), pagination_key: null } });
};

const createOrder = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = createOrderBodySchema.safeParse(await readBody(request));
  if (!body.success) return respond(response, 400, { message: 'invalid-request' });
  const { vendor_id, customer, order, delivery_fee, signature, preordered_for } = body.data;
  const [expires = '', givenSignature = ''] = signature.split('.');
  const { latitude, longitude } = customer.location;
  const expectedSignature = sign(
    ['fee', vendor_id, latitude, longitude, delivery_fee, expires].join('|'),
  ).toString('base64url');
  if (expectedSignature !== givenSignature) return respond(response, 400, { message: 'wrong-signature' });
  const createdAt = new Date().toISOString();
  const wireOrder: WireOrder = {
    order_id: `${vendor_id}-${String(createdOrders.length + 1).padStart(6, '0')}`,
    vendor_id,
    created_at: createdAt,
    updated_at: createdAt,
    status: 'RECEIVED',
    status_history: [{ status: 'RECEIVED', created_at: createdAt }],
    preordered_for,
    delivery_fee,
    customer,
    order,
  };
  const responseBody = { result: { order_id: wireOrder.order_id } };
  const key = String(request.headers['idempotency-key']);
  insert.run(
    'order',
    wireOrder.order_id,
    JSON.stringify(wireOrder),
    'answer',
    key,
    JSON.stringify(responseBody),
  );
  createdOrders.push(wireOrder);
  respond(response, 200, responseBody);
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  if (pathname === '/flags.json') return respond(response, 200, {});
  if (!isAuthorized(request)) return respond(response, 401, { message: 'not-authorized' });
  if (request.method === 'PUT') {
    void readBody(request).then((orders) => {
      listedOrders = orders as readonly WireOrder[];
      respond(response, 200, {});
    });
  } else if (request.method === 'POST') void createOrder(request, response);
  else respondWithOrders(response, searchParams);
});

server.listen(Number(process.env['PORT']), '127.0.0.1');
