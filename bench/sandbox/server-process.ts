import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, toolEnvironment } from '../../tooling/workspace.ts';
import type { AddressInfo } from 'node:net';

/** A server in a separate process whose CPU time can be read. */
export interface ServerProcess {
  readonly port: number;
  /** Returns the user and system CPU time of the process in microseconds. */
  cpuMicroseconds(): Promise<number>;
  /** Sends a message to the process. */
  send(message: object): void;
  close(): void;
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const isListening = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts a TypeScript file as a server and waits until it listens. Sets `PORT` and `SANDBOX_DATA` in its
 * environment.
 */
export const startServer = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const port = await findFreePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'saddlebag-bench-'));
  const child = fork(join(root, file), [], {
    cwd: root,
    execArgv: ['--conditions=@saddlebag/source', '--import', join(import.meta.dirname, 'cpu-probe.ts')],
    env: toolEnvironment({ PORT: String(port), SANDBOX_DATA: dataFolder, NODE_ENV: 'production', ...env }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const close = (): void => {
    child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  };
  process.on('exit', close);
  const deadline = Date.now() + 30_000;
  while (!(await isListening(`http://127.0.0.1:${port}/flags.json`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      close();
      throw new Error(
        `${file} did not listen within 30 s, so it cannot be measured. See its error output above.`,
      );
    }
    await sleep(50);
  }
  return {
    port,
    cpuMicroseconds: () =>
      new Promise((resolve, reject) => {
        const read = (message: { readonly cpu?: NodeJS.CpuUsage }): void => {
          // The process may also send messages of its own.
          if (message.cpu === undefined) return;
          child.off('message', read);
          resolve(message.cpu.user + message.cpu.system);
        };
        child.on('message', read);
        child.send('cpu', (error) => {
          if (error !== null) reject(error);
        });
      }),
    send: (message) => void child.send(message),
    close,
  };
};
