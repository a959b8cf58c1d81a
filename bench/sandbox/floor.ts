import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createOrderBodySchema, listOrdersContract } from '@saddlebag/domain/contracts';
import type { WireOrder } from '@saddlebag/domain/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The floor of the sandbox: `node:http` and nothing between it and the work that nobody could leave out. It checks the
 * same token, parses with the same schemas, checks a fee signature of the same kind, and writes an order and its
 * answer into SQLite before it acknowledges them. What it lacks is what is measured: routing, mounting by contract,
 * owners, faults, clocks. Keep it as it is: figures are compared over months.
 */
const secret = process.env['FLOOR_SECRET'] ?? '';
const database = new DatabaseSync(join(process.env['SANDBOX_DATA'] ?? '.', 'floor.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = normal');
database.exec('create table record (kind text, id text, body text not null, primary key (kind, id))');
const insert = database.prepare('insert or replace into record (kind, id, body) values (?, ?, ?), (?, ?, ?)');

let listed: readonly WireOrder[] = [];
const created: WireOrder[] = [];

const mac = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

const isAuthorized = (request: IncomingMessage): boolean => {
  const [head = '', claims = '', signature = ''] = (request.headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = mac(`${head}.${claims}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp: number };
  return exp * 1000 > Date.now();
};

const answer = (response: ServerResponse, status: number, value: unknown): void => {
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

const list = (response: ServerResponse, search: URLSearchParams): void => {
  const query = listOrdersContract.query.safeParse({ count: Number(search.get('count')) });
  if (!query.success) return answer(response, 400, { message: 'invalid-request' });
  answer(response, 200, { result: { data: listed.slice(0, query.data.count), pagination_key: null } });
};

const create = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = createOrderBodySchema.safeParse(await readBody(request));
  if (!body.success) return answer(response, 400, { message: 'invalid-request' });
  const { vendor_id, customer, order, delivery_fee, signature, preordered_for } = body.data;
  const [expires = '', given = ''] = signature.split('.');
  const { latitude, longitude } = customer.location;
  const right = mac(['fee', vendor_id, latitude, longitude, delivery_fee, expires].join('|')).toString(
    'base64url',
  );
  if (right !== given) return answer(response, 400, { message: 'wrong-signature' });
  const at = new Date().toISOString();
  const wire: WireOrder = {
    order_id: `${vendor_id}-${String(created.length + 1).padStart(6, '0')}`,
    vendor_id,
    created_at: at,
    updated_at: at,
    status: 'RECEIVED',
    status_history: [{ status: 'RECEIVED', created_at: at }],
    preordered_for,
    delivery_fee,
    customer,
    order,
  };
  const answered = { result: { order_id: wire.order_id } };
  const key = String(request.headers['idempotency-key']);
  insert.run('order', wire.order_id, JSON.stringify(wire), 'answer', key, JSON.stringify(answered));
  created.push(wire);
  answer(response, 200, answered);
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  if (pathname === '/flags.json') return answer(response, 200, {});
  if (!isAuthorized(request)) return answer(response, 401, { message: 'not-authorized' });
  if (request.method === 'PUT') {
    void readBody(request).then((orders) => {
      listed = orders as readonly WireOrder[];
      answer(response, 200, {});
    });
  } else if (request.method === 'POST') void create(request, response);
  else list(response, searchParams);
});

server.listen(Number(process.env['PORT']), '127.0.0.1');
