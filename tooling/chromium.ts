import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { tool, toolEnvironment } from './workspace.ts';

/**
 * How every browser of this repository is launched. The pages are our own, so the sandbox is off: root and most
 * containers cannot have one. The rest keeps a test browser quiet and off the network.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The headless shell comes first: the same engine without the window around it, which opens a page for half of the
 * processor's time.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Debian's packages of it, in the order of trying: older releases have no shell of its own. */
const packages = ['chromium-headless-shell', 'chromium'];

/** What the search reads of the machine, so that tests can describe another one. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** Where Playwright would have put its own download. */
  bundledPath(): string;
  /** Root on Debian or a descendant of it: the one case in which the distribution's package can be installed. */
  canInstallPackages(): boolean;
  /** False when the command failed. */
  run(command: string, args: readonly string[]): boolean;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The machine this process runs on. Installers speak on stderr: stdout belongs to the path. */
export const thisMachine: Machine = {
  env: process.env,
  isExecutable,
  bundledPath: () => chromium.executablePath(),
  canInstallPackages: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  run: (command, args) => {
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 2, 2],
        env: toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
      });
      return true;
    } catch {
      return false;
    }
  },
};

/** An installed Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own. Null when there is none. */
export const locateChromium = (machine: Machine = thisMachine): string | null => {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, which is not an executable file; browser tests cannot run without a browser; correct the variable or unset it to have one found.`,
    );
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (machine.isExecutable(path)) return path;
    }
  }
  const bundled = machine.bundledPath();
  return machine.isExecutable(bundled) ? bundled : null;
};

const install = (machine: Machine): void => {
  console.error('No Chromium was found on this machine; installing one.');
  if (machine.canInstallPackages()) {
    machine.run('apt-get', ['update', '-q']);
    for (const name of packages) {
      machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
      if (locateChromium(machine) !== null) return;
    }
  }
  machine.run(tool('playwright'), ['install', 'chromium']);
};

/**
 * The browser for tests and benchmarks; installed first if the machine has none.
 * @throws when there is none and none can be installed.
 */
export const findChromium = (machine: Machine = thisMachine): string => {
  const found = locateChromium(machine);
  if (found !== null) return found;
  install(machine);
  const installed = locateChromium(machine);
  if (installed !== null) return installed;
  throw new Error(
    'No Chromium was found and none could be installed; browser tests cannot run without one; install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
};

if (import.meta.main) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
