import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { root, toolEnvironment } from './workspace.ts';

export interface CommandOptions {
  /** Where it runs; the root of the repository if nothing is said. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Put before every line of output, for commands that run at the same time. */
  readonly prefix?: string;
  /** The command and all it started are killed after this; the code is then 124, as with `timeout(1)`. */
  readonly timeoutMs?: number;
}

export interface CommandResult {
  /** 0 to 255; 124 after a timeout, 128 + n after signal n, 127 when it could not be started. */
  readonly code: number;
  readonly milliseconds: number;
}

const running = new Set<ChildProcess>();

const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
};

let forwarding = false;

/** Children lead groups of their own, which a terminal's Ctrl-C does not reach: pass signals on, then leave. */
const forwardSignals = (): void => {
  if (forwarding) return;
  forwarding = true;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      for (const child of running) killGroup(child, signal);
      process.exit(code);
    });
  }
};

const echoLines = (stream: Readable | null, prefix: string): void => {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${prefix}${line}\n`));
};

/** Runs a command to its end, streaming what it says. Never rejects: a command that cannot start has code 127. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, prefix, timeoutMs }: CommandOptions = {},
): Promise<CommandResult> => {
  forwardSignals();
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      detached: true,
      stdio: prefix === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let timedOut = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            console.error(`${command} was stopped after ${Math.round(timeoutMs / 1000)} s without an end.`);
            killGroup(child, 'SIGKILL');
          }, timeoutMs);
    const end = (code: number): void => {
      clearTimeout(timer);
      running.delete(child);
      killGroup(child, 'SIGKILL');
      resolve({ code: timedOut ? 124 : code, milliseconds: performance.now() - began });
    };
    if (prefix !== undefined) {
      echoLines(child.stdout, prefix);
      echoLines(child.stderr, prefix);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal === null ? 1 : 128)));
  });
};
