import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { at, ordersService } from '../testing/harness.ts';
import { logInOverHttp, orderOverHttp } from '../testing/http-client.ts';

const folders: string[] = [];
const processes: ChildProcess[] = [];

const start = async (folder: string, speed = '10', ...extra: readonly string[]) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@saddlebag/source',
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
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /on (http:\S+)\n[^]*bahrain@saddlebag\.test/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('exit', () => reject(new Error(printed)));
  });
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', (code) => resolve(code));
      child.kill(signal);
    });
  return { url, end, printed: () => printed };
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the process', { timeout: 60_000 }, () => {
  it('finds every acknowledged order after it was killed, goes on delivering it, and still knows keys and sessions', async () => {
    const folder = newFolder();
    const first = await start(folder, '1000');
    const client = await logInOverHttp(first.url);
    const body = await orderOverHttp(client);
    const acknowledged: unknown[] = [];

    // Orders keep coming from several sides until the connection breaks under them.
    let sent = 0;
    const keepOrdering = async (): Promise<void> => {
      for (;;) {
        const key = `key-${(sent += 1)}`;
        const response = await client
          .send(`${ordersService}/order`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'idempotency-key': key },
          })
          .catch(() => null);
        const answer: unknown = await response?.json().catch(() => null);
        if (!answer) return;
        acknowledged.push({ key, id: at(answer, 'result', 'order_id') });
      }
    };
    const senders = [1, 2, 3, 4].map(keepOrdering);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40);
    await first.end('SIGKILL');
    await Promise.all(senders);

    const second = await start(folder, '1000');
    const send = (path: string, init: RequestInit = {}) =>
      fetch(second.url + path, {
        ...init,
        headers: { authorization: `Bearer ${client.accessToken}`, ...init.headers },
      });
    const stored = async () =>
      at(await (await send('/sandbox/orders?vendor_id=y0ud')).json(), 'result') as {
        order_id: string;
        status: string;
      }[];

    const ids = (await stored()).map((order) => order.order_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const order of acknowledged) expect(ids).toContain(at(order, 'id'));

    const last = acknowledged.at(-1);
    const repeat = await send(`${ordersService}/order`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'idempotency-key': String(at(last, 'key')) },
    });
    expect(at(await repeat.json(), 'result', 'order_id')).toBe(at(last, 'id'));
    await expect
      .poll(async () => new Set((await stored()).map((order) => order.status)), {
        timeout: 30_000,
        interval: 300,
      })
      .toEqual(new Set(['DELIVERED', 'CANCELLED']));
  });

  it('goes on with the same delivery, step by step, as if it had never ended', async () => {
    const folder = newFolder();
    const first = await start(folder, '10');
    const client = await logInOverHttp(first.url);
    const { order_id: id } = at(
      await client.json(`${ordersService}/order`, await orderOverHttp(client)),
      'result',
    ) as { order_id: string };
    const read = async (url: string) => {
      const answer = await fetch(`${url}${ordersService}/order?vendorId=y0ud&orderId=${id}`, {
        headers: { authorization: `Bearer ${client.accessToken}` },
      });
      return at(await answer.json(), 'result') as { status: string; status_history: unknown[] };
    };
    await client.json('/sandbox/clock', { advance_ms: 60_000 });
    const before = await read(first.url);
    await first.end('SIGKILL');

    const second = await start(folder, '500');
    const after = await read(second.url);
    expect(after.status_history.slice(0, before.status_history.length)).toEqual(before.status_history);
    await fetch(`${second.url}/sandbox/clock`, { method: 'POST', body: '{"advance_ms":600000}' });
    const delivered = await read(second.url);
    expect(delivered.status).toBe('DELIVERED');
    expect(delivered.status_history.slice(0, before.status_history.length)).toEqual(before.status_history);
  });

  it('ends in order when it is asked to, and prints where it is and who can sign in', async () => {
    const { end, printed } = await start(newFolder());
    expect(printed()).toMatch(/Saddlebag is on http:\/\/localhost:\d+\n/);
    expect(printed()).toContain('demo@saddlebag.test   Saddle1!bag');
    expect(await end('SIGTERM')).toBe(0);
  });

  it('forgets earlier runs with --fresh', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const client = await logInOverHttp(first.url);
    await client.json(`${ordersService}/order`, await orderOverHttp(client));
    await first.end('SIGTERM');
    const second = await start(folder, '10', '--fresh');
    const orders = await (await fetch(`${second.url}/sandbox/orders?vendor_id=y0ud`)).json();
    expect(at(orders, 'result')).toHaveLength(5);
  });

  it('begins new data at the time of day that it is told, and old data where they were', async () => {
    const folder = newFolder();
    const timeOf = async ({ url }: { readonly url: string }) =>
      Date.parse(String(at(await (await fetch(`${url}/sandbox/clock`)).json(), 'result', 'now')));
    const first = await start(folder, '10', '--at', '08:30');
    const begun = await timeOf(first);
    expect(new Date(begun).toISOString()).toContain('T08:3');
    expect(begun).toBeGreaterThanOrEqual(Date.now() - 60_000);
    await first.end('SIGTERM');

    const second = await start(folder, '10', '--at', '20:00');
    expect((await timeOf(second)) - begun).toBeLessThan(60_000);
  });

  it('says what is wrong with its settings', async () => {
    await expect(start(newFolder(), '10', '--at', 'noon')).rejects.toThrow(
      'The time is "noon"; it must be a time of day such as 08:30.',
    );
    await expect(start(newFolder(), 'fast')).rejects.toThrow(
      'The speed is "fast"; it must be a number from 0.1 to 1000.',
    );
  });
});
