import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumFlags, findChromium } from '../tooling/chromium.ts';

/** A browser with a profile folder that survives a kill, like the browser of a vendor. Linux only. */
export interface KillableBrowser {
  /** Starts the browser with the profile of the previous start. */
  open(baseURL: string): Promise<Page>;
  /** Sends SIGKILL to all processes of the browser, so nothing is written to disk anymore. */
  kill(): Promise<void>;
  /** Kills the browser and deletes the profile. */
  remove(): Promise<void>;
}

const commandLineOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** Finds the main process. It leads the process group of all others. */
const findMainProcess = (profile: string): number | null => {
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      const commandLine = commandLineOf(name);
      return commandLine.includes(`--user-data-dir=${profile}`) && !commandLine.includes('--type=');
    });
  return pid === undefined ? null : Number(pid);
};

export const createKillableBrowser = (): KillableBrowser => {
  const profile = mkdtempSync(join(tmpdir(), 'saddlebag-profile-'));
  let closed: Promise<unknown> = Promise.resolve();

  const kill = async (): Promise<void> => {
    const pid = findMainProcess(profile);
    if (pid !== null) process.kill(-pid, 'SIGKILL');
    await closed;
  };
  return {
    open: async (baseURL) => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: findChromium(),
        args: [...chromiumFlags, '--disable-3d-apis'],
        baseURL,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      closed = new Promise((resolve) => context.once('close', resolve));
      return context.pages()[0] ?? (await context.newPage());
    },
    kill,
    remove: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
