import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Session, Vendor } from '../api/index.ts';
import { helpCentreHost, loadHelpCentreTokenFx, startHelpCentre } from '../api/internal.ts';
import { helpCentreBridge } from '../contracts/index.ts';
import { $session, sessionEnded } from '../account/session/index.ts';
import { $market, $selectedVendor } from '../account/vendors/index.ts';
import { $build } from '../platform/environment/index.ts';
import { $locale } from '../platform/i18n/index.ts';
import { $clock, $fetch, createTimer } from '../platform/ports/index.ts';
import { hasFrame, panelTable, type PanelEvent, type PanelStatus } from './panel-machine.ts';

/** Milliseconds that the panel has to finish its start. */
const startTimeoutMs = 20_000;

/** The vendor opened the panel. An open panel stays as it is, and a failed one starts again. */
export const panelOpened = createEvent();
/** No frame shows the panel any more. */
export const panelLeft = createEvent();
/** An input of the machine. */
export const panelChanged = createEvent<PanelEvent>();

interface Panel {
  readonly status: PanelStatus;
  /** Null until the help centre has returned it. */
  readonly url: string | null;
  /** Counts the starts, so that a late response of an earlier start can be ignored. */
  readonly run: number;
}

/** The panel of this page. */
export const $panel = createStore<Panel>({ status: 'idle', url: null, run: 0 }, { serialize: 'ignore' });

interface Account {
  readonly user: Session['user'];
  readonly vendor: Vendor;
}

/** The account and the vendor that need help. Null while signed out. */
const $account = combine($session, $selectedVendor, (session, vendor): Account | null =>
  session && vendor ? { user: session.user, vendor } : null,
);

/** The vendor whose token the panel receives. */
export const $vendorId = $account.map((account) => account?.vendor.id ?? null);

interface Start {
  readonly run: number;
  readonly account: Account;
}

const startPanelFx = attach({
  source: { build: $build, market: $market, locale: $locale, fetch: $fetch, clock: $clock },
  effect: async ({ build, market, locale, fetch, clock }, { account: { user, vendor } }: Start) => {
    const token = await loadHelpCentreTokenFx({ vendorId: vendor.id });
    return startHelpCentre({ fetch, clock }, helpCentreHost(build), {
      user_id: user.id,
      email: user.email,
      guest: false,
      name: vendor.name,
      brand: market.brand,
      global_entity_id: `${market.brand}_${market.country}`.toUpperCase(),
      country: market.country,
      locale,
      // The portal has no version numbers.
      app_version: 'web',
      verification_token: token,
      bridge: helpCentreBridge,
      service_type: 'RIDER_REQUEST',
    });
  },
});

const panelLoaded = sample({
  clock: startPanelFx.done,
  source: $panel,
  filter: ({ run }, { params }) => run === params.run,
  fn: (_, { result }) => result,
});
const loadFailed = sample({
  clock: startPanelFx.fail,
  source: $panel,
  filter: ({ run }, { params }) => run === params.run,
  fn: () => 'load-failed' as const,
});

$panel
  .on(panelLoaded, (panel, url) => ({ ...panel, url }))
  .on(panelChanged, (panel, event) => {
    const status = panelTable[panel.status][event];
    if (!status) return panel;
    const run = status === 'loading' || status === 'idle' ? panel.run + 1 : panel.run;
    return { status, run, url: hasFrame(status) ? panel.url : null };
  });

// When the vendor opens the panel, load its token and its address, unless it is open or loading.
const startDue = sample({
  clock: panelOpened,
  source: { panel: $panel, account: $account },
  filter: ({ panel, account }) => account !== null && panelTable[panel.status].opened !== undefined,
  fn: ({ panel, account }) => ({ run: panel.run + 1, account }),
});
sample({ clock: startDue, fn: () => 'opened' as const, target: panelChanged });
sample({
  clock: startDue.filterMap(({ run, account }) => (account ? { run, account } : undefined)),
  target: startPanelFx,
});
sample({ clock: panelLoaded, fn: () => 'loaded' as const, target: panelChanged });
sample({ clock: loadFailed, target: panelChanged });

// When the panel does not finish its start in time, it failed. Later statuses ignore the timeout.
const startTimeout = createTimer();
sample({ clock: panelLoaded, fn: () => startTimeoutMs, target: startTimeout.set });
sample({ clock: startTimeout.elapsed, fn: () => 'timed-out' as const, target: panelChanged });

// The panel shows the data of one account.
sample({ clock: [panelLeft, sessionEnded], fn: () => 'left' as const, target: panelChanged });
