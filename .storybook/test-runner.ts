import { isScreen, readShownStory, screenSettled, showMode } from '../tooling/stories/show-mode.ts';
import { checkAccessibility } from '../tooling/stories/check-accessibility.ts';
import { addToLedger } from '../tooling/stories/ledger.ts';
import { watchPage } from '../tooling/stories/watch-page.ts';
import { allModes, coreModes, defaultMode, languageModes } from './modes.ts';
import type { Mode, Modes } from './modes.ts';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Violation } from '../tooling/stories/check-accessibility.ts';

const modes: Modes = process.env['STORY_MODES'] === 'all' ? allModes : coreModes;
/** Hooks are loaded more than once; what they share hangs on the page. */
interface WatchedPage extends Page {
  complaints?: string[];
}

const describeViolation = (mode: string, { rule, help, selector, summary }: Violation): string =>
  `${mode}: ${help} (${rule})\n    ${selector}\n    ${summary.replaceAll('\n', '\n    ')}`;

/** A story that fixes a language keeps its texts; the direction is still turned, for a layout has to stand it. */
const seenAs = (mode: Mode, pinned: Partial<Mode>): string =>
  `${mode.brand} ${mode.theme} ${languageModes[mode.language].dir}${pinned.language ? `, texts in ${pinned.language}` : ''}`;

/** What is asked of every story beside its own `play`: accessible in each mode, silent, from here alone, trusted. */
const config: TestRunnerConfig = {
  prepare: async ({ page }) => {
    const url = process.env['TARGET_URL'] ?? '';
    // The runner brings its script as text, which the page's policy refuses; the inspector stands outside of it.
    const addScriptTag = async ({ content = '' }: { content?: string } = {}) => {
      const inspector = await page.context().newCDPSession(page);
      await inspector.send('Runtime.evaluate', { expression: content });
      await inspector.detach();
    };
    Object.assign(page, { addScriptTag, complaints: watchPage(page, url) });
    // The checks below run in each mode; the add-on's own would be one more.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', url).href, { waitUntil: 'load' });
  },

  preVisit: async (page: WatchedPage) => {
    page.complaints?.splice(0);
    await page.evaluate(() => {
      (window as { trustedTypesReports?: string[] }).trustedTypesReports?.splice(0);
    });
  },

  postVisit: async (page: WatchedPage, { id, hasFailure }) => {
    if (hasFailure) return;
    const story = await readShownStory(page);
    if (!story) throw new Error(`The story ${id} is not there after it was rendered.`);
    if (isScreen(story.title)) await screenSettled(page);
    const found: string[] = [];
    const runs = [];
    for (const [name, mode] of Object.entries(modes)) {
      await showMode(page, story.title, mode);
      const violations = await checkAccessibility(page, story.title);
      found.push(...violations.map((violation) => describeViolation(seenAs(mode, story.pinned), violation)));
      const { brand, theme, language } = mode;
      runs.push({
        mode: name,
        brand,
        theme,
        direction: languageModes[language].dir,
        violations: violations.length,
      });
    }
    // The toolbars keep what they choose: the next story begins as its visitor would find it.
    await showMode(page, story.title, defaultMode);
    const trustedTypes = await page.evaluate(
      () =>
        (window as { trustedTypesReports?: string[] }).trustedTypesReports ?? [
          'the page does not count them',
        ],
    );
    const ledger = process.env['STORY_LEDGER'];
    if (ledger !== undefined) addToLedger(ledger, { id, trustedTypes: [...trustedTypes], runs });
    found.push(
      ...trustedTypes.map((report) => `Trusted Types: ${report}`),
      ...(page.complaints ?? ['Nobody watched the page.']),
    );
    if (found.length > 0) throw new Error(`${id}\n\n${found.join('\n\n')}`);
  },
};

export default config;
