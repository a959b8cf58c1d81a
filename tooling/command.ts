import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { root, toolEnvironment } from './workspace.ts';

export interface CommandOptions {
  /** Working directory. Defaults to the root of the repository. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Text to print in front of every line of output, to tell concurrent commands apart. */
  readonly prefix?: string;
  /**
   * Kills the command and its descendants after this time. The exit code is then 124, as with `timeout(1)`.
   */
  readonly timeoutMs?: number;
}

export interface CommandResult {
  /**
   * Exit code, 0 to 255: 124 after a timeout, 127 if the command could not start, 128 if a signal ended it.
   */
  readonly code: number;
  readonly milliseconds: number;
}

const runningCommands = new Set<ChildProcess>();

const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group has already exited.
  }
};

let isForwarding = false;

/**
 * Forwards signals to the running commands, then exits. Each command leads its own process group, which
 * Ctrl-C in a terminal does not reach.
 */
const forwardSignals = (): void => {
  if (isForwarding) return;
  isForwarding = true;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      for (const child of runningCommands) killGroup(child, signal);
      process.exit(code);
    });
  }
};

const echoLines = (stream: Readable | null, prefix: string): void => {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${prefix}${line}\n`));
};

/**
 * Runs a command, streams its output and waits for it. Never rejects: a command that cannot start has code
 * 127.
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, prefix, timeoutMs }: CommandOptions = {},
): Promise<CommandResult> => {
  forwardSignals();
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      detached: true,
      stdio: prefix === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    runningCommands.add(child);
    let timedOut = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            console.error(
              `${command} did not finish within ${Math.round(timeoutMs / 1000)} s and was killed.`,
            );
            killGroup(child, 'SIGKILL');
          }, timeoutMs);
    const end = (code: number): void => {
      clearTimeout(timer);
      runningCommands.delete(child);
      killGroup(child, 'SIGKILL');
      resolve({ code: timedOut ? 124 : code, milliseconds: performance.now() - startedAt });
    };
    if (prefix !== undefined) {
      echoLines(child.stdout, prefix);
      echoLines(child.stderr, prefix);
    }
    child.on('error', (error) => {
      console.error(`${command} could not start: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal === null ? 1 : 128)));
  });
};
