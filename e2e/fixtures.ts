import { test as base, expect } from '@playwright/test';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { startSandbox } from './sandbox-process.ts';
import type { Sandbox, SandboxOptions } from './sandbox-process.ts';

export { expect } from '@playwright/test';
export type { Sandbox } from './sandbox-process.ts';

/** Starts sandboxes and reuses the running one while the test file and the options stay the same. */
interface SandboxPool {
  acquire(file: string, options: SandboxOptions): Promise<Sandbox>;
}

interface TestFixtures {
  /** Options for the file's sandbox: `test.use({ sandboxOptions: { speed: 60 } })`. */
  sandboxOptions: SandboxOptions;
  /** The sandbox of this test file. Its data persist from the first test of the file to the last. */
  sandbox: Sandbox;
  /**
   * Console errors that a test provokes: `test.use({ expectedConsole: [/status of 401/] })`. Any other console error
   * fails the test.
   */
  expectedConsole: readonly RegExp[];
  consoleGuard: undefined;
  failureReport: undefined;
}

interface WorkerFixtures {
  sandboxPool: SandboxPool;
}

/** Logs the ARIA snapshot of every open page after a failure, for runs whose screenshots are not kept. */
const printFailedPages = async (context: BrowserContext, testInfo: TestInfo): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    const content = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
    process.stdout.write(`When “${testInfo.title}” failed, ${page.url()} showed:\n${content}\n`);
  }
};

/** Playwright's `test` with a sandbox per file. `page.goto('/')` opens the portal that this sandbox serves. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandboxPool: [
    async ({}, use) => {
      let current: { readonly key: string; readonly sandbox: Sandbox } | null = null;
      await use({
        acquire: async (file, options) => {
          const key = JSON.stringify([file, options]);
          if (current?.key === key) return current.sandbox;
          await current?.sandbox.close();
          current = { key, sandbox: await startSandbox(options) };
          return current.sandbox;
        },
      });
      await (current as { readonly sandbox: Sandbox } | null)?.sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandboxOptions: [{}, { option: true }],
  sandbox: async ({ sandboxPool, sandboxOptions }, use, testInfo) => {
    await use(await sandboxPool.acquire(testInfo.file, sandboxOptions));
  },
  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.url);
  },
  expectedConsole: [[], { option: true }],
  consoleGuard: [
    async ({ context, expectedConsole }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (failure) => errors.push(String(failure.error())));
      await use(undefined);
      expect(errors.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  failureReport: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      await printFailedPages(context, testInfo);
    },
    { auto: true },
  ],
});

/** Resets the file's sandbox after each test. Pages close first, because the reset also ends their sessions. */
export const resetSandboxAfterEach = (): void => {
  test.afterEach(async ({ context, sandbox }, testInfo) => {
    await printFailedPages(context, testInfo);
    for (const page of context.pages()) await page.close();
    await sandbox.control('reset', {});
  });
};
