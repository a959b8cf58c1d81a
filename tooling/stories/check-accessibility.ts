import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { isPortalScreen } from './show-mode.ts';

/** An element that violates an axe rule. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
  readonly summary: string;
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}
interface WindowWithAxe {
  readonly axe?: { run(context: unknown, options: unknown): Promise<AxeResults> };
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeSource: string | null = null;

/**
 * Loads axe into the page through the debugger, which the page's content security policy does not restrict.
 */
const injectAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => (window as WindowWithAxe).axe !== undefined)) return;
  axeSource ??= readFileSync(axeFile, 'utf8');
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
};

/**
 * Rules for whole pages, turned off for components. The page of a component story has no landmarks and no
 * heading.
 */
const pageRules = {
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/**
 * Runs every axe rule on the current page. The rules for whole pages apply only to stories of portal screens.
 */
export const checkAccessibility = async (page: Page, title: string): Promise<readonly Violation[]> => {
  await injectAxe(page);
  return page.evaluate(
    async ({ rules }) => {
      const { axe } = window as WindowWithAxe;
      if (!axe)
        throw new Error(
          'axe did not load in this page, so it cannot be checked. Reload the page and try again.',
        );
      // Exclude the elements that Storybook adds to every page.
      const exclude = [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']];
      const context = {
        include: [['html']],
        exclude: exclude.filter(([selector = '']) => document.querySelector(selector)),
      };
      const { violations } = await axe.run(context, { rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          rule: id,
          help,
          selector: target.join(' '),
          summary: failureSummary,
        })),
      );
    },
    { rules: isPortalScreen(title) ? {} : pageRules },
  );
};
