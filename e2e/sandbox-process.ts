import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { root, toolEnvironment } from '../tooling/workspace.ts';

export interface SandboxOptions {
  /** Pace of the courier simulation; the sandbox's own default without it. */
  readonly speed?: number;
  /** Whether `Idempotency-Key` is kept or, as with an older service, ignored. */
  readonly idempotency?: 'honoured' | 'ignored';
  /** The built portal to serve; `PORTAL_FOLDER`, or else apps/portal/dist, without it. */
  readonly portalFolder?: string;
  /** Whether the sandbox's own example of a partner's app may frame the portal. */
  readonly partnerPage?: boolean;
}

/** The sandbox in a process, a port and a data folder of its own. */
export interface Sandbox {
  /** Origin without a slash at the end. */
  readonly url: string;
  /** Asks the test controls: `control('faults', { … })` posts to /sandbox/faults. Rejects unless it answers 2xx. */
  control(name: string, body: unknown): Promise<unknown>;
  /** Moves the service's clock forward: what the courier would have done meanwhile has been done. */
  letPass(minutes: number): Promise<void>;
  /** Reads a test control: `read('orders?vendor_id=y0ud')`. */
  read(path: string): Promise<unknown>;
  /** Ends the process and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts again on the same port and data. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  close(): Promise<void>;
}

const readyWithinMs = 30_000;
const keptLines = 40;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/flags.json`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const awaitReady = async (url: string, child: ChildProcess, output: readonly string[]): Promise<void> => {
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(url))) {
    const why = hasEnded(child)
      ? `ended with code ${child.exitCode}`
      : Date.now() > deadline
        ? 'did not answer in time'
        : null;
    if (why !== null) {
      child.kill('SIGKILL');
      throw new Error(`The sandbox at ${url} ${why}. It said:\n${output.join('')}`);
    }
    await sleep(50);
  }
};

const run = async (
  port: number,
  dataFolder: string,
  { speed, partnerPage = false, portalFolder = process.env['PORTAL_FOLDER'] }: SandboxOptions,
): Promise<ChildProcess> => {
  const portal = portalFolder === undefined ? [] : ['--portal', portalFolder];
  const child = spawn(
    process.execPath,
    ['--conditions=@saddlebag/source', 'apps/sandbox/src/main.ts', ...portal],
    {
      cwd: root,
      env: toolEnvironment({
        PORT: String(port),
        SANDBOX_DATA: dataFolder,
        // Answers are held against the contracts on the way out.
        SANDBOX_CHECK: '1',
        // The middle of a working day in each seeded country, whenever the tests run.
        SANDBOX_AT: '08:00',
        FRAME_PARTNERS: partnerPage ? `http://127.0.0.1:${port}` : '',
        ...(speed === undefined ? {} : { SANDBOX_SPEED: String(speed) }),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  const keep = (chunk: Buffer): void => {
    output.push(chunk.toString());
    if (output.length > keptLines) output.shift();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await awaitReady(`http://localhost:${port}`, child, output);
  return child;
};

/** Starts a sandbox and waits until it answers. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'saddlebag-e2e-'));
  const url = `http://localhost:${port}`;
  let child = await run(port, dataFolder, options);
  const endWithParent = (): void => void child.kill('SIGKILL');
  process.on('exit', endWithParent);

  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/sandbox/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`/sandbox/${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

  const sandbox: Sandbox = {
    url,
    control: (name, body) =>
      ask(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    letPass: async (minutes) => {
      await sandbox.control('clock', { advance_ms: minutes * 60_000 });
    },
    read: (path) => ask(path),
    kill: async (signal) => {
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
    restart: async () => {
      child = await run(port, dataFolder, options);
    },
    close: async () => {
      await sandbox.kill('SIGKILL');
      process.off('exit', endWithParent);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  const { idempotency } = options;
  if (idempotency !== undefined) await sandbox.control('settings', { idempotency });
  return sandbox;
};
