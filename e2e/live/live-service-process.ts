import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireOrder } from '@saddlebag/domain/contracts';
import { root, toolEnvironment } from '../../tooling/workspace.ts';
import { computeExpectedRows } from './expected-rows.ts';
import { vendorId } from './protocol.ts';
import type { ExpectedRow } from './expected-rows.ts';
import type { LiveAnswer, LiveCommand } from './protocol.ts';

/** A running live service: a sandbox whose orders change on command. */
export interface LiveService {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Sends updates at a fixed rate. Resolves with the number of updates and the milliseconds they took. */
  run(options: {
    readonly updatesPerSecond: number;
    readonly seconds: number;
    readonly drops: number;
  }): Promise<{ readonly updates: number; readonly ms: number }>;
  /** Breaks all sockets, and updates orders that no client then receives. Resolves with the ids of these orders. */
  kill(updates: number): Promise<readonly string[]>;
  /** Reads the orders of the vendor from the service, and computes the rows that the tracking screen must show. */
  readRows(): Promise<readonly ExpectedRow[]>;
  /** Kills the process and removes its data folder. */
  close(): void;
}

/** Milliseconds after which a command that got no answer fails. */
const answerTimeoutMs = 120_000;

/** Starts a live service with this number of orders from today. */
export const startLiveService = async (orders: number): Promise<LiveService> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'saddlebag-live-'));
  const child = fork(join(import.meta.dirname, 'live-service.ts'), [], {
    cwd: root,
    execArgv: ['--conditions=@saddlebag/source'],
    env: toolEnvironment({ ORDERS: String(orders), SANDBOX_DATA: dataFolder, NODE_ENV: 'production' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const close = (): void => {
    process.off('exit', close);
    child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  };
  process.on('exit', close);

  const waitFor = <Kind extends LiveAnswer['kind']>(
    kind: Kind,
  ): Promise<Extract<LiveAnswer, { readonly kind: Kind }>> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        child.off('exit', fail);
        act();
      };
      const fail = (): void =>
        settle(() =>
          reject(new Error(`The live service did not answer '${kind}'. See its error output above.`)),
        );
      const timer = setTimeout(fail, answerTimeoutMs);
      child.once('exit', fail);
      child.once('message', (answer: LiveAnswer) =>
        settle(() => {
          if (answer.kind === kind) resolve(answer as Extract<LiveAnswer, { readonly kind: Kind }>);
          else reject(new Error(`The live service answered '${answer.kind}' instead of '${kind}'.`));
        }),
      );
    });
  const send = (command: LiveCommand): void => void child.send(command);

  const { url } = await waitFor('ready').catch((error: unknown) => {
    close();
    throw error;
  });
  const read = async <Result>(control: string): Promise<Result> => {
    const response = await fetch(`${url}/sandbox/${control}`);
    return ((await response.json()) as { readonly result: Result }).result;
  };
  return {
    url,
    run: (options) => {
      send({ kind: 'run', ...options });
      return waitFor('ran');
    },
    kill: async (updates) => {
      send({ kind: 'kill', updates });
      return (await waitFor('killed')).changed;
    },
    readRows: async () => {
      const orders = await read<readonly WireOrder[]>(`orders?vendor_id=${vendorId}`);
      const { now } = await read<{ readonly now: string }>('clock');
      return computeExpectedRows(orders, Date.parse(now));
    },
    close,
  };
};
