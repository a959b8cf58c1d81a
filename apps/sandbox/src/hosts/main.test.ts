import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { at, ordersApi } from '../testing/harness.ts';
import { signInOverHttp, buildOrderOverHttp } from '../testing/http-client.ts';

const folders: string[] = [];
const processes: ChildProcess[] = [];

/** A module, loaded with `--import`, that makes the handler of `GET /endless` never return. */
const endlessHandler = `data:text/javascript,${encodeURIComponent(`
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
subscribe('http.server.request.start', ({ request }) => {
  if (request.url !== '/endless') return;
  writeSync(1, 'the handler runs');
  for (;;);
});`)}`;

const start = async (folder: string, speed = '10', ...extra: readonly string[]) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@saddlebag/source',
      `--import=${endlessHandler}`,
      join(import.meta.dirname, 'main.ts'),
      '--port',
      '0',
      '--data',
      folder,
      '--speed',
      speed,
      ...extra,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  processes.push(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, foundUrl] = /on (http:\S+)\n[^]*bahrain@saddlebag\.test/.exec(output) ?? [];
      if (foundUrl !== undefined) resolve(foundUrl);
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', () => reject(new Error(output)));
  });
  const kill = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      child.removeAllListeners('close');
      child.on('exit', (code) => resolve(code));
      child.kill(signal);
    });
  return { url, kill, pid: child.pid, output: () => output };
};

const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Returns the orders of a response that are not past demo orders, whose ids have another prefix. */
const withoutPastOrders = (response: unknown) =>
  (at(response, 'result') as { readonly order_id: string; readonly status: string }[]).filter(
    ({ order_id }) => order_id.startsWith('y0ud-'),
  );

describe('sandbox process', { timeout: 60_000 }, () => {
  it('keeps acknowledged orders, idempotency keys and sessions after a kill', async () => {
    const folder = createFolder();
    const first = await start(folder, '1000');
    const client = await signInOverHttp(first.url);
    const body = await buildOrderOverHttp(client);
    const acknowledgedOrders: unknown[] = [];

    // Four clients place orders concurrently until the kill breaks their connections.
    let keyCount = 0;
    const placeOrders = async (): Promise<void> => {
      for (;;) {
        const key = `key-${(keyCount += 1)}`;
        const response = await client
          .send(`${ordersApi}/order`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'idempotency-key': key },
          })
          .catch(() => null);
        const reply: unknown = await response?.json().catch(() => null);
        if (!reply) return;
        acknowledgedOrders.push({ key, id: at(reply, 'result', 'order_id') });
      }
    };
    const senders = [1, 2, 3, 4].map(placeOrders);
    await expect.poll(() => acknowledgedOrders.length, { timeout: 20_000 }).toBeGreaterThan(40);
    await first.kill('SIGKILL');
    await Promise.all(senders);

    const second = await start(folder, '1000');
    const send = (path: string, init: RequestInit = {}) =>
      fetch(second.url + path, {
        ...init,
        headers: { authorization: `Bearer ${client.accessToken}`, ...init.headers },
      });
    const readOrders = async () =>
      withoutPastOrders(await (await send('/sandbox/orders?vendor_id=y0ud')).json());

    const ids = (await readOrders()).map((order) => order.order_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const order of acknowledgedOrders) expect(ids).toContain(at(order, 'id'));

    const last = acknowledgedOrders.at(-1);
    const repeat = await send(`${ordersApi}/order`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'idempotency-key': String(at(last, 'key')) },
    });
    expect(at(await repeat.json(), 'result', 'order_id')).toBe(at(last, 'id'));
    await expect
      .poll(async () => new Set((await readOrders()).map((order) => order.status)), {
        timeout: 30_000,
        interval: 300,
      })
      .toEqual(new Set(['DELIVERED', 'CANCELLED']));
  });

  it('continues a delivery with the same plan after a kill', async () => {
    const folder = createFolder();
    const first = await start(folder, '10');
    const client = await signInOverHttp(first.url);
    const { order_id: id } = at(
      await client.json(`${ordersApi}/order`, await buildOrderOverHttp(client)),
      'result',
    ) as { order_id: string };
    const readOrder = async (url: string) => {
      const response = await fetch(`${url}${ordersApi}/order?vendorId=y0ud&orderId=${id}`, {
        headers: { authorization: `Bearer ${client.accessToken}` },
      });
      return at(await response.json(), 'result') as { status: string; status_history: unknown[] };
    };
    await client.json('/sandbox/clock', { advance_ms: 60_000 });
    const before = await readOrder(first.url);
    await first.kill('SIGKILL');

    const second = await start(folder, '500');
    const after = await readOrder(second.url);
    expect(after.status_history.slice(0, before.status_history.length)).toEqual(before.status_history);
    await fetch(`${second.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":600000}',
    });
    const delivered = await readOrder(second.url);
    expect(delivered.status).toBe('DELIVERED');
    expect(delivered.status_history.slice(0, before.status_history.length)).toEqual(before.status_history);
  });

  it('prints its URL and the demo accounts, and exits with 0 on SIGTERM', async () => {
    const { kill, output } = await start(createFolder());
    expect(output()).toMatch(/Saddlebag is on http:\/\/localhost:\d+\n/);
    expect(output()).toContain('demo@saddlebag.test   Saddle1!bag');
    expect(await kill('SIGTERM')).toBe(0);
  });

  it('ends within 5 s of SIGTERM even if a handler never returns', async () => {
    const { url, kill, output } = await start(createFolder());
    const reply = fetch(`${url}/endless`).catch(() => 'no reply');
    await expect.poll(output).toContain('the handler runs');
    const signalledAt = performance.now();
    await kill('SIGTERM');
    expect(performance.now() - signalledAt).toBeLessThan(5000);
    expect(await reply).toBe('no reply');
    expect(output()).toContain('The service did not stop within 3 s of SIGTERM.');
  });

  it('refuses a folder that another process uses, names that process and changes no data', async () => {
    const folder = createFolder();
    const first = await start(folder);
    const client = await signInOverHttp(first.url);
    const body = await buildOrderOverHttp(client);
    const placeOrder = async () => at(await client.json(`${ordersApi}/order`, body), 'result', 'order_id');
    const ids = [await placeOrder()];

    const refusal = `The data folder ${folder} is in use by process ${first.pid} at ${first.url}. Stop it, or choose another folder with --data or SANDBOX_DATA.`;
    await expect(start(folder)).rejects.toThrow(refusal);
    await expect(start(folder, '10', '--fresh')).rejects.toThrow(refusal);

    ids.push(await placeOrder());
    await first.kill('SIGKILL');
    const second = await start(folder);
    const orders = await (await fetch(`${second.url}/sandbox/orders?vendor_id=y0ud`)).json();
    const storedIds = withoutPastOrders(orders).map(({ order_id }) => order_id);
    expect(storedIds).toEqual(expect.arrayContaining(ids));
    expect(storedIds).toHaveLength(7);
  });

  it('prints a start error without a stack trace', async () => {
    const startError: unknown = await start(createFolder(), '10', '--frehs').catch((error: unknown) => error);
    expect(startError).toMatchObject({
      message: "Unknown option '--frehs'. Run with --help for the list of options.\n",
    });
  });

  it('deletes the data of earlier runs with --fresh', async () => {
    const folder = createFolder();
    const first = await start(folder);
    const client = await signInOverHttp(first.url);
    await client.json(`${ordersApi}/order`, await buildOrderOverHttp(client));
    await first.kill('SIGTERM');
    const second = await start(folder, '10', '--fresh');
    const orders = await (await fetch(`${second.url}/sandbox/orders?vendor_id=y0ud`)).json();
    expect(withoutPastOrders(orders)).toHaveLength(5);
  });

  it('applies --at to a new data folder and ignores it for an existing one', async () => {
    const folder = createFolder();
    const readTime = async ({ url }: { readonly url: string }) =>
      Date.parse(String(at(await (await fetch(`${url}/sandbox/clock`)).json(), 'result', 'now')));
    const first = await start(folder, '10', '--at', '08:30');
    const startTime = await readTime(first);
    expect(new Date(startTime).toISOString()).toContain('T08:3');
    expect(startTime).toBeGreaterThanOrEqual(Date.now() - 60_000);
    await first.kill('SIGTERM');

    const second = await start(folder, '10', '--at', '20:00');
    expect((await readTime(second)) - startTime).toBeLessThan(60_000);
  });

  it('reports an invalid setting with the values it accepts', async () => {
    await expect(start(createFolder(), '10', '--at', 'noon')).rejects.toThrow(
      'The time is "noon"; it must be a time of day such as 08:30.',
    );
    await expect(start(createFolder(), 'fast')).rejects.toThrow(
      'The speed is "fast"; it must be a number from 0.1 to 1000.',
    );
  });
});
