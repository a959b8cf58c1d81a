import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './workspace.ts';

/** A command that runs until a signal stops it. */
export interface Service {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs services in the foreground until one exits or this process receives a signal, then stops all of them.
 * They share the process group, so Ctrl-C in a terminal reaches them even after this process has died.
 * @returns the exit code for this process: 0 after a signal, otherwise the code of the first service to exit.
 */
export const serve = async (services: readonly Service[]): Promise<number> => {
  const children = services.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, env: toolEnvironment(env), stdio: 'inherit' }),
  );
  let isSignalled = false;
  const stop = (signal: NodeJS.Signals): void => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  for (const signal of signals) {
    process.on(signal, () => {
      isSignalled = true;
      stop(signal);
    });
  }
  const exitCodes = children.map(
    (child) =>
      new Promise<number>((resolve) => {
        child.on('error', (error) => {
          console.error(error.message);
          resolve(127);
        });
        child.on('exit', (code) => resolve(code ?? 1));
      }),
  );
  const firstCode = await Promise.race(exitCodes);
  stop('SIGTERM');
  await Promise.all(exitCodes);
  return isSignalled ? 0 : firstCode;
};
