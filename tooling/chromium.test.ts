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

describe('locateChromium', () => {
  it('prefers CHROMIUM_PATH', () => {
    const found = locateChromium(
      machine(['/opt/chrome', '/usr/bin/chromium'], {
        env: { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' },
      }),
    );

    expect(found).toBe('/opt/chrome');
  });

  it('rejects a CHROMIUM_PATH that is not executable', () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROMIUM_PATH: '/nowhere' } });

    expect(() => locateChromium(wrong)).toThrow(
      /\/nowhere, which is not an executable file\. .* Correct the variable/,
    );
  });

  it('searches the PATH for the executable names that distributions use', () => {
    expect(locateChromium(machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(locateChromium(machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome']))).toBe(
      '/usr/bin/chromium-browser',
    );
  });

  it('prefers the headless shell to a full browser', () => {
    const found = locateChromium(machine(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell']));

    expect(found).toBe('/usr/bin/chromium-headless-shell');
  });

  it('falls back to the browser that Playwright downloaded', () => {
    expect(locateChromium(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('returns null when no browser is installed', () => {
    expect(locateChromium(machine([]))).toBeNull();
  });
});

describe('findChromium', () => {
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

  it('installs the headless shell package when the machine can install packages', () => {
    const { debian, commands } = debianWith('chromium-headless-shell');

    expect(findChromium(debian)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual(['apt-get update', 'apt-get install chromium-headless-shell']);
  });

  it('installs the full browser when the distribution has no headless shell', () => {
    const { debian, commands } = debianWith('chromium');

    expect(findChromium(debian)).toBe('/usr/bin/chromium');
    expect(commands.slice(1)).toEqual([
      'apt-get install chromium-headless-shell',
      'apt-get install chromium',
    ]);
  });

  it('downloads a browser with Playwright when no package can be installed', () => {
    const files: string[] = [];
    const withoutPackages = machine(files, {
      canInstallPackages: () => true,
      run: (command) => {
        if (command === 'apt-get') return false;
        files.push('/cache/playwright/chrome');
        return true;
      },
    });

    expect(findChromium(withoutPackages)).toBe('/cache/playwright/chrome');
  });

  it('explains how to provide a browser when every installation fails', () => {
    expect(() => findChromium(machine([]))).toThrow(
      'No Chromium was found and none could be installed. Browser tests cannot run without one. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  });
});
