import type { Page } from 'playwright';
import { publicPaths } from '../../apps/portal/src/public-paths.ts';
import { paths } from '../../apps/portal/src/paths.ts';

/** What the addresses of the screens contain. */
export interface Place {
  readonly vendorId: string;
  /** The path of an order whose rider is on the way. */
  readonly orderPath: string;
  /** The path of an order without a rider, which can be cancelled. */
  readonly waitingOrderPath: string;
  /** The token of the order's public link. */
  readonly token: string;
}

interface FurtherScreen {
  readonly name: string;
  readonly open: (page: Page, place: Place) => Promise<void>;
}

/** Opens a path and waits for an element that only the loaded screen has. */
const shown =
  (pathOf: (place: Place) => string, selector: string): FurtherScreen['open'] =>
  async (page, place) => {
    await page.goto(pathOf(place));
    await page.locator(selector).first().waitFor();
  };

/** Opens the order and presses the action at this position in its row. -1 is the last one. */
const orderAction =
  (position: number): FurtherScreen['open'] =>
  async (page, { waitingOrderPath }) => {
    await page.goto(waitingOrderPath);
    await page.locator('[data-slot=order-actions] button').nth(position).click();
    await page.locator('[role=dialog], [role=alertdialog], [role=menu]').last().waitFor();
  };

/** The names and routes of all screens beside login, request and an order on the tracking screen. */
export const furtherScreens: readonly FurtherScreen[] = [
  {
    name: 'overview',
    open: shown(({ vendorId }) => paths.tracking(vendorId), '[data-slot=order-list-item]'),
  },
  {
    name: 'history',
    open: shown(
      ({ vendorId }) => paths.history(vendorId, { range: 'PastMonth' }),
      '[data-slot=data-table-row], [data-slot=data-table-card], [data-slot=data-table-empty]',
    ),
  },
  {
    name: 'day-sheet',
    open: shown(
      ({ vendorId }) => paths.history(vendorId, { range: 'PastMonth', view: 'sheet' }),
      '[data-slot=day-sheet], [data-slot=data-table-empty]',
    ),
  },
  {
    name: 'summary',
    open: shown(
      ({ vendorId }) => paths.history(vendorId, { range: 'PastMonth', view: 'summary' }),
      '[data-slot^=chart-], [data-slot=data-table-empty]',
    ),
  },
  {
    name: 'bulk',
    open: shown(({ vendorId }) => paths.bulkOrder(vendorId), '[data-slot=bulk-order-page] button'),
  },
  {
    name: 'account-menu',
    open: async (page, { vendorId }) => {
      await page.goto(paths.request(vendorId));
      await page.locator('[popovertarget=account-menu]').click();
      await page.locator('#account-menu [data-slot=button]').first().waitFor();
    },
  },
  {
    name: 'outlets',
    open: async (page, { vendorId }) => {
      await page.goto(paths.request(vendorId));
      await page.locator('[data-slot=vendor-trigger]').click();
      await page.locator('[data-slot=vendor-option]').first().waitFor();
    },
  },
  {
    name: 'outlet-form',
    open: async (page, { vendorId }) => {
      await page.goto(paths.request(vendorId));
      await page.locator('[data-slot=vendor-trigger]').click();
      await page.locator('[data-slot=vendor-edit]').first().click();
      await page.locator('[role=dialog] form').waitFor();
    },
  },
  { name: 'cancel', open: orderAction(-1) },
  { name: 'share', open: orderAction(0) },
  { name: 'slip', open: orderAction(1) },
  { name: 'help-page', open: shown(({ vendorId }) => paths.helpCenter(vendorId), 'iframe') },
  { name: 'faq', open: shown(paths.faq, '[data-slot=faq-page] details, [data-slot=faq-page] h2') },
  { name: 'terms', open: shown(paths.terms, '[data-slot=terms-page]') },
  { name: 'not-found', open: shown(() => '/no-such-page', 'h1') },
  { name: 'public-tracking', open: shown(({ token }) => publicPaths.tracking(token), '[data-slot=eta], h1') },
  {
    name: 'public-receipt',
    open: shown(({ token }) => publicPaths.receipt(token), '[data-slot=public-page] h1'),
  },
  {
    name: 'public-consumer',
    open: shown(({ token }) => publicPaths.consumer(token), '[data-slot=public-page] h1'),
  },
  { name: 'public-prohibited', open: shown(publicPaths.prohibitedItems, '[data-slot=public-page] h1') },
];
