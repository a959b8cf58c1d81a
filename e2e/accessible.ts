import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Fails when any axe rule reports a violation in the current page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // axe's legacy mode skips frames, and the portal has none. Its default mode would open a blank page for
  // each run.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`),
    })),
  ).toEqual([]);
};
