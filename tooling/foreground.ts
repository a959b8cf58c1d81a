import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './workspace.ts';

/** A program that serves until it is told to stop. */
export interface Service {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs services on this terminal until one of them ends or a signal comes; then all end. They stay in this process
 * group, so that a terminal's Ctrl-C reaches them even if this process is gone.
 * @returns the exit code to leave with: 0 after a signal, else that of the service which ended first.
 */
export const serve = async (services: readonly Service[]): Promise<number> => {
  const children = services.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, env: toolEnvironment(env), stdio: 'inherit' }),
  );
  const told = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  for (const signal of signals) {
    process.on(signal, () => {
      told.abort();
      stop(signal);
    });
  }
  const ends = children.map(
    (child) =>
      new Promise<number>((resolve) => {
        child.on('error', (error) => {
          console.error(error.message);
          resolve(127);
        });
        child.on('exit', (code) => resolve(code ?? 1));
      }),
  );
  const first = await Promise.race(ends);
  stop('SIGTERM');
  await Promise.all(ends);
  return told.signal.aborted ? 0 : first;
};
