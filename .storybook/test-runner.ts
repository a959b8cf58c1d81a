import {
  isPortalScreen,
  readRenderedStory,
  waitForStableScreen,
  showMode,
} from '../tooling/stories/show-mode.ts';
import { checkAccessibility } from '../tooling/stories/check-accessibility.ts';
import { chooseModes } from '../tooling/stories/choose-modes.ts';
import { addToLedger } from '../tooling/stories/ledger.ts';
import { watchPage } from '../tooling/stories/watch-page.ts';
import { testMatrix } from '../tooling/test-matrix.ts';
import { defaultMode, languageModes } from './modes.ts';
import type { Mode } from './modes.ts';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Violation } from '../tooling/stories/check-accessibility.ts';

/**
 * A page that carries the state between the hooks. The runner loads this file more than once, so a module
 * variable would not be shared.
 */
interface WatchedPage extends Page {
  pageProblems?: string[];
}

const describeViolation = (mode: string, { rule, help, selector, summary }: Violation): string =>
  `${mode}: ${help} (${rule})\n    ${selector}\n    ${summary.replaceAll('\n', '\n    ')}`;

/**
 * Describes a mode for an error message. A story with a fixed language keeps its texts in every mode, but
 * takes the mode's direction.
 */
const describeMode = (mode: Mode, pinned: Partial<Mode>): string =>
  `${mode.brand} ${mode.theme} ${languageModes[mode.language].dir}${pinned.language ? `, texts in ${pinned.language}` : ''}`;

/**
 * Checks every story after its `play` function: accessibility in each mode, no console output, no external
 * requests and no Trusted Types violations.
 */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const url = process.env['TARGET_URL'] ?? '';
    // The page's policy blocks the runner's inline script. The DevTools protocol bypasses the policy.
    const addScriptTag = async ({ content = '' }: { content?: string } = {}) => {
      const inspector = await page.context().newCDPSession(page);
      await inspector.send('Runtime.evaluate', { expression: content });
      await inspector.detach();
    };
    Object.assign(page, { addScriptTag, pageProblems: watchPage(page, url) });
    // Turn off the add-on's own accessibility check, because postVisit checks each mode.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', url).href, { waitUntil: 'load' });
  },

  preVisit: async (page: WatchedPage) => {
    page.pageProblems?.splice(0);
    await page.evaluate(() => {
      (window as { trustedTypesReports?: string[] }).trustedTypesReports?.splice(0);
    });
  },

  postVisit: async (page: WatchedPage, { id, hasFailure }) => {
    if (hasFailure) return;
    const story = await readRenderedStory(page);
    if (!story)
      throw new Error(
        `The story ${id} is missing after rendering, so it cannot be checked. Look for an error in its render function.`,
      );
    if (isPortalScreen(story.title)) await waitForStableScreen(page);
    const problems: string[] = [];
    const runs = [];
    for (const [name, mode] of Object.entries(chooseModes(story.position, testMatrix))) {
      await showMode(page, story.title, mode);
      const violations = await checkAccessibility(page, story.title);
      problems.push(
        ...violations.map((violation) => describeViolation(describeMode(mode, story.pinned), violation)),
      );
      const { brand, theme, language } = mode;
      runs.push({
        mode: name,
        brand,
        theme,
        direction: languageModes[language].dir,
        violations: violations.length,
      });
    }
    // Toolbar values persist between stories, so restore the defaults for the next story.
    await showMode(page, story.title, defaultMode);
    const trustedTypes = await page.evaluate(
      () =>
        (window as { trustedTypesReports?: string[] }).trustedTypesReports ?? [
          'The page records no violations. Check that .storybook/trusted-types.html is loaded.',
        ],
    );
    const ledger = process.env['STORY_LEDGER'];
    if (ledger !== undefined) addToLedger(ledger, { id, trustedTypes: [...trustedTypes], runs });
    problems.push(
      ...trustedTypes.map((report) => `Trusted Types: ${report}`),
      ...(page.pageProblems ?? [
        'The page was not watched, so console output and requests are unchecked. See `prepare`.',
      ]),
    );
    if (problems.length > 0) throw new Error(`${id}\n\n${problems.join('\n\n')}`);
  },
};

export default config;
