import { request } from 'node:http';
import { startSandbox } from '../sandbox-process.ts';
import { createTally } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { largestMemory, maxGrowthMegabytes } from './largest-memory.ts';
import { connectClient, ordersApi } from './service-client.ts';

const megabyte = 1024 * 1024;
/** Milliseconds after which a body that the service neither reads nor refuses counts as a hang. */
const hangMs = 15_000;

/**
 * Posts zeros until the service responds or breaks the connection. Resolves with the HTTP status, or with a
 * description such as 'connection closed'.
 */
const postZeros = (
  url: string,
  headers: Readonly<Record<string, string>>,
  megabytes: number,
): Promise<string> =>
  new Promise((resolve) => {
    const chunk = Buffer.alloc(megabyte, '0');
    const outgoing = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(String(response.statusCode));
      outgoing.destroy();
    });
    const timer = setTimeout(() => {
      resolve('no response');
      outgoing.destroy();
    }, hangMs);
    outgoing.on('error', () => resolve('connection closed'));
    outgoing.on('close', () => clearTimeout(timer));
    let sent = 0;
    const write = (): void => {
      while (sent < megabytes) {
        sent += 1;
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', write);
          return;
        }
      }
      outgoing.end();
    };
    write();
  });

/** Posts bodies of up to 200 MB, with and without a length, and one shorter than its stated length. */
export const bodySizes: AttackPart = async () => {
  const tally = createTally();
  const sandbox = await startSandbox();
  let remark: string | undefined;
  try {
    const client = await connectClient(sandbox.url);
    const before = largestMemory(sandbox.processId());
    const authorization = `Bearer ${client.accessToken}`;
    const json = { 'content-type': 'application/json', authorization };
    const paths = [`${ordersApi}/order`, `${ordersApi}/login`, '/sandbox/faults', '/bank/any'];
    for (const path of paths)
      for (const megabytes of [1, 20, 200])
        for (const headers of [json, { ...json, 'content-length': String(megabytes * megabyte) }]) {
          const outcome = await postZeros(sandbox.url + path, headers, megabytes);
          const isRefused = ['400', '404', '405', '413', 'connection closed'].includes(outcome);
          tally.count(isRefused ? null : `${megabytes} MB to ${path}: ${outcome}`);
        }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => postZeros(`${sandbox.url}${ordersApi}/order`, json, 50)),
    );
    for (const outcome of all)
      tally.count(outcome === 'no response' ? '20 bodies at once: no response' : null);

    const after = largestMemory(sandbox.processId());
    if (before !== null && after !== null) {
      const growth = Math.round(after - before);
      remark = `memory grew by ${growth} MB at most`;
      tally.count(growth <= maxGrowthMegabytes ? null : remark);
    }
    const response = await client.send(`${ordersApi}/vendors`);
    tally.count(response.ok ? null : `after all bodies, a call got ${response.status}`);
  } finally {
    await sandbox.close();
  }
  return tally.report(remark);
};
