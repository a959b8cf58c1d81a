import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../tooling/free-port.ts';
import { root, toolEnvironment } from '../tooling/workspace.ts';

export interface SandboxOptions {
  /** How many times faster than real time the riders move. Defaults to 10. */
  readonly speed?: number;
  /** Whether the service honours `Idempotency-Key`. Older services ignore it. */
  readonly idempotency?: 'honoured' | 'ignored';
  /** Folder of the built portal to serve. Defaults to `PORTAL_FOLDER`, then to apps/portal/dist. */
  readonly portalFolder?: string;
  /** Whether the sandbox's example of a partner app may embed the portal. Defaults to false. */
  readonly partnerPage?: boolean;
  /** Shows Google's map and addresses. Defaults to the sandbox's own. */
  readonly googleMaps?: { readonly key: string; readonly mapId: string };
}

/** A running sandbox process with its own port and data folder. */
export interface Sandbox {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly dataFolder: string;
  /** The id of the current process. Changes with each restart. */
  processId(): number | undefined;
  /** Posts to a test control: `control('faults', { … })` calls /sandbox/faults. Rejects unless the response is 2xx. */
  control(name: string, body: unknown): Promise<unknown>;
  /** Moves the service's clock forward and simulates everything the riders do in that time. */
  advanceMinutes(minutes: number): Promise<void>;
  /** Reads a test control: `read('orders?vendor_id=y0ud')`. */
  read(path: string): Promise<unknown>;
  /** Sends the signal and waits until the process has exited. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts a new process with the same port and data. */
  restart(): Promise<void>;
  /** Kills the process and removes its data folder. */
  close(): Promise<void>;
}

const readyTimeoutMs = 30_000;
const maxOutputChunks = 40;

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const isResponding = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/flags.json`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const waitUntilReady = async (url: string, child: ChildProcess, output: readonly string[]): Promise<void> => {
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await isResponding(url))) {
    const problem = hasExited(child)
      ? `ended with code ${child.exitCode}`
      : Date.now() > deadline
        ? `did not respond within ${readyTimeoutMs / 1000} s`
        : null;
    if (problem !== null) {
      child.kill('SIGKILL');
      throw new Error(`The sandbox at ${url} ${problem}. Its last output:\n${output.join('')}`);
    }
    await sleep(50);
  }
};

const spawnSandbox = async (
  port: number,
  dataFolder: string,
  { speed, partnerPage = false, googleMaps, portalFolder = process.env['PORTAL_FOLDER'] }: SandboxOptions,
): Promise<ChildProcess> => {
  const portal = portalFolder === undefined ? [] : ['--portal', portalFolder];
  const child = spawn(
    process.execPath,
    ['--conditions=@saddlebag/source', 'apps/sandbox/src/hosts/main.ts', ...portal],
    {
      cwd: root,
      env: toolEnvironment({
        PORT: String(port),
        SANDBOX_DATA: dataFolder,
        // Validates each response against its contract.
        SANDBOX_CHECK: '1',
        // Start time in UTC. It is within service hours in every seeded country.
        SANDBOX_AT: '08:00',
        FRAME_PARTNERS: partnerPage ? `http://127.0.0.1:${port}` : '',
        ...(googleMaps && { GOOGLE_MAPS_KEY: googleMaps.key, GOOGLE_MAPS_MAP_ID: googleMaps.mapId }),
        ...(speed === undefined ? {} : { SANDBOX_SPEED: String(speed) }),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  const appendOutput = (chunk: Buffer): void => {
    output.push(chunk.toString());
    if (output.length > maxOutputChunks) output.shift();
  };
  child.stdout.on('data', appendOutput);
  child.stderr.on('data', appendOutput);
  await waitUntilReady(`http://localhost:${port}`, child, output);
  return child;
};

/** Starts a sandbox and waits until it responds. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'saddlebag-e2e-'));
  const url = `http://localhost:${port}`;
  let child = await spawnSandbox(port, dataFolder, options);
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.on('exit', killOnExit);

  const callTestControl = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/sandbox/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`/sandbox/${path} responded with ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

  const sandbox: Sandbox = {
    url,
    dataFolder,
    processId: () => child.pid,
    control: (name, body) =>
      callTestControl(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    advanceMinutes: async (minutes) => {
      await sandbox.control('clock', { advance_ms: minutes * 60_000 });
    },
    read: (path) => callTestControl(path),
    kill: async (signal) => {
      if (hasExited(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
    restart: async () => {
      child = await spawnSandbox(port, dataFolder, options);
    },
    close: async () => {
      await sandbox.kill('SIGKILL');
      process.off('exit', killOnExit);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  const { idempotency } = options;
  if (idempotency !== undefined) await sandbox.control('settings', { idempotency });
  return sandbox;
};
