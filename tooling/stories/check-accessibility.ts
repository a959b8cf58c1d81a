import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { isScreen } from './show-mode.ts';

/** One element that breaks one rule. */
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
interface AxeWindow {
  readonly axe?: { run(context: unknown, options: unknown): Promise<AxeResults> };
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeSource: string | null = null;

/** Evaluated by the inspector, not by the page, so that the page's policies stay as they are. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => (window as AxeWindow).axe !== undefined)) return;
  axeSource ??= readFileSync(axeFile, 'utf8');
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Runtime.evaluate', { expression: axeSource });
  await inspector.detach();
};

/** Rules about a page as a whole. A component stands in a frame that has no landmarks and no heading of its own. */
const pageRules = {
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

/** Runs every rule of axe over the page as it stands; a screen of the portal answers for the whole page. */
export const checkAccessibility = async (page: Page, title: string): Promise<readonly Violation[]> => {
  await bringAxe(page);
  return page.evaluate(
    async ({ rules }) => {
      const { axe } = window as AxeWindow;
      if (!axe) throw new Error('axe did not start in this page.');
      // What Storybook itself puts into every page is not the story's.
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
    { rules: isScreen(title) ? {} : pageRules },
  );
};
