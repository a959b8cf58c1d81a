import { describe, expect, it, vi } from 'vitest';
import { findChromium, locateChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

const machine = (files: string[], rest: Partial<Machine> = {}): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  isExecutable: (path) => files.includes(path),
  bundledPath: () => '/cache/playwright/chrome',
  canInstallPackages: () => false,
  run: () => false,
  ...rest,
});

describe('finding a Chromium', () => {
  it('takes CHROMIUM_PATH before anything else', () => {
    const found = locateChromium(
      machine(['/opt/chrome', '/usr/bin/chromium'], {
        env: { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' },
      }),
    );

    expect(found).toBe('/opt/chrome');
  });

  it('does not silently replace a CHROMIUM_PATH that is wrong', () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROMIUM_PATH: '/nowhere' } });

    expect(() => locateChromium(wrong)).toThrow(
      /\/nowhere, which is not an executable file; .*; correct the variable/,
    );
  });

  it('then searches the PATH under the names that distributions use', () => {
    expect(locateChromium(machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(locateChromium(machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome']))).toBe(
      '/usr/bin/chromium-browser',
    );
  });

  it('prefers the headless shell, which opens pages for half of the work', () => {
    const found = locateChromium(machine(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell']));

    expect(found).toBe('/usr/bin/chromium-headless-shell');
  });

  it('then takes the one that Playwright keeps', () => {
    expect(locateChromium(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('knows when there is none', () => {
    expect(locateChromium(machine([]))).toBeNull();
  });
});

describe('installing a Chromium', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  const debianWith = (offered: string) => {
    const files: string[] = [];
    const commands: string[] = [];
    const debian = machine(files, {
      canInstallPackages: () => true,
      run: (command, args) => {
        commands.push([command, args[0], args[0] === 'install' ? args.at(-1) : ''].join(' ').trim());
        if (args.at(-1) === offered) files.push(`/usr/bin/${offered}`);
        return true;
      },
    });
    return { debian, commands };
  };

  it('uses the package of the headless shell where it may', () => {
    const { debian, commands } = debianWith('chromium-headless-shell');

    expect(findChromium(debian)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual(['apt-get update', 'apt-get install chromium-headless-shell']);
  });

  it('uses the package of the whole browser where the distribution has no shell', () => {
    const { debian, commands } = debianWith('chromium');

    expect(findChromium(debian)).toBe('/usr/bin/chromium');
    expect(commands.slice(1)).toEqual([
      'apt-get install chromium-headless-shell',
      'apt-get install chromium',
    ]);
  });

  it('falls back to the download of Playwright', () => {
    const files: string[] = [];
    const plain = machine(files, {
      canInstallPackages: () => true,
      run: (command) => {
        if (command === 'apt-get') return false;
        files.push('/cache/playwright/chrome');
        return true;
      },
    });

    expect(findChromium(plain)).toBe('/cache/playwright/chrome');
  });

  it('says what happened, why it matters and how to mend it when neither works', () => {
    expect(() => findChromium(machine([]))).toThrow(
      'No Chromium was found and none could be installed; browser tests cannot run without one; install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  });
});
