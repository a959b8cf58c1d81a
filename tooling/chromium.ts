import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { tool, toolEnvironment } from './workspace.ts';

/**
 * Command line flags for every browser that this repository launches. The sandbox is off because root and
 * most containers cannot use it, and the pages are trusted. The other flags turn off background network
 * traffic.
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
 * Executable names in order of preference. The headless shell is the same engine without browser windows, and
 * opens a page in half the CPU time.
 */
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Debian packages in the order to try. Older releases have no package for the headless shell. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** The environment, files and commands that the search for a browser uses. Tests pass a fake. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** The path of the browser that Playwright downloads, whether or not the file exists. */
  bundledPath(): string;
  /** True for root on Debian and its derivatives, where apt-get can install a browser. */
  canInstallPackages(): boolean;
  /** Returns false if the command failed. */
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

/**
 * The machine that runs this process. Installers write to stderr, because callers read the path from stdout.
 */
const thisMachine: Machine = {
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

/**
 * Returns the path of an installed Chromium: from `CHROMIUM_PATH`, the PATH or Playwright's download. Null if
 * none is installed.
 * @throws when `CHROMIUM_PATH` is not an executable file.
 */
export const locateChromium = (machine: Machine = thisMachine): string | null => {
  const configured = machine.env['CHROMIUM_PATH'];
  if (configured !== undefined && configured !== '') {
    if (machine.isExecutable(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which is not an executable file. Browser tests cannot run without a browser. Correct the variable, or unset it to search for one.`,
    );
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of executableNames) {
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
    for (const name of debianPackages) {
      machine.run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
      if (locateChromium(machine) !== null) return;
    }
  }
  machine.run(tool('playwright'), ['install', 'chromium']);
};

/**
 * Returns the path of the browser for tests and benchmarks. Installs one if the machine has none.
 * @throws when no browser is installed and none can be installed.
 */
export const findChromium = (machine: Machine = thisMachine): string => {
  const existing = locateChromium(machine);
  if (existing !== null) return existing;
  install(machine);
  const installed = locateChromium(machine);
  if (installed !== null) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Browser tests cannot run without one. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
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
