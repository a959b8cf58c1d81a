import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Every rule of axe, over the whole page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // In the page alone: nothing of it stands in frames, and another way opens a blank page for each run.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ''}`),
    })),
  ).toEqual([]);
};
