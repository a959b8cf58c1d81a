import { test as base, expect } from '@playwright/test';
import type { BrowserContext, TestInfo } from '@playwright/test';
import { startSandbox } from './sandbox-process.ts';
import type { Sandbox, SandboxOptions } from './sandbox-process.ts';

export { expect } from '@playwright/test';
export { startSandbox } from './sandbox-process.ts';
export type { Sandbox, SandboxOptions } from './sandbox-process.ts';

/** Gives a file its sandbox: the one that runs, as long as file and options stay the same. */
interface SandboxDesk {
  for(file: string, options: SandboxOptions): Promise<Sandbox>;
}

interface TestFixtures {
  /** Set with `test.use({ sandboxOptions: { speed: 60 } })`. */
  sandboxOptions: SandboxOptions;
  /** A sandbox of this test file's own; its data live from the file's first test to its last. */
  sandbox: Sandbox;
  /** Console errors that a test provokes: `test.use({ expectedConsole: [/status of 401/] })`. Any other fails the test. */
  expectedConsole: readonly RegExp[];
  watchedConsole: undefined;
  describedFailure: undefined;
}

interface WorkerFixtures {
  sandboxDesk: SandboxDesk;
}

/** Where no picture of a failure can be had, the log has what stood on each page. */
const describeFailure = async (context: BrowserContext, testInfo: TestInfo): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    const content = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
    process.stdout.write(`When “${testInfo.title}” failed, ${page.url()} had:\n${content}\n`);
  }
};

/** The test of every browser file: `page.goto('/')` opens the portal that the file's own sandbox serves. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandboxDesk: [
    async ({}, use) => {
      let current: { readonly key: string; readonly sandbox: Sandbox } | null = null;
      await use({
        for: async (file, options) => {
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
  sandbox: async ({ sandboxDesk, sandboxOptions }, use, testInfo) => {
    await use(await sandboxDesk.for(testInfo.file, sandboxOptions));
  },
  baseURL: async ({ sandbox }, use) => {
    await use(sandbox.url);
  },
  expectedConsole: [[], { option: true }],
  watchedConsole: [
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
  describedFailure: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      await describeFailure(context, testInfo);
    },
    { auto: true },
  ],
});

/** Puts a file's sandbox back after each test, once no page asks it anything any more: its sessions are over with it. */
export const resetAfterEach = (): void => {
  test.afterEach(async ({ context, sandbox }, testInfo) => {
    await describeFailure(context, testInfo);
    for (const page of context.pages()) await page.close();
    await sandbox.control('reset', {});
  });
};
