import { allSettled, type Scope } from 'effector';
import { buildCheckStarted } from '@saddlebag/domain/build-check';
import { $build } from '@saddlebag/domain/environment';
import { flagRefreshStarted } from '@saddlebag/domain/flag-refresh';
import { $locale } from '@saddlebag/domain/i18n';
import '@saddlebag/domain/kept-card';
import { offlineNoticeStarted } from '@saddlebag/domain/offline-notice';
import { sessionNoticeStarted } from '@saddlebag/domain/session-notice';
import { zoneReportStarted } from '@saddlebag/domain/zone-report';
import { withRetries } from '../lazy-component.tsx';
import { readGoogleMapsSetting } from '../google-maps/index.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { shortcutsStarted } from '../shortcuts/index.ts';
import { screenShown, watchScreen } from './page-title.model.ts';
import { runningPage } from './running-page.ts';
import { rememberScroll } from './scroll-memory.ts';
import './texts.ts';

/** Starts what the portal does besides showing screens. Its code loads after the first screen. */
export const startBackground = (scope: Scope): void => {
  void allSettled(flagRefreshStarted, { scope });
  watchScreen((screen) => void allSettled(screenShown, { scope, params: screen }));
  rememberScroll();
  const page = runningPage();
  if (page) void allSettled(buildCheckStarted, { scope, params: page });
  void allSettled(offlineNoticeStarted, { scope });
  void allSettled(sessionNoticeStarted, { scope });
  void allSettled(zoneReportStarted, { scope });
  void allSettled(shortcutsStarted, { scope });
  void withRetries(() => import('../analytics/index.ts')).then(({ startAnalytics }) => startAnalytics(scope));
  const googleMaps = readGoogleMapsSetting(document);
  if (googleMaps)
    void withRetries(() => import('../google-places/index.ts')).then(({ startGooglePlaces }) =>
      startGooglePlaces(googleMaps, {
        language: scope.getState($locale),
        region: scope.getState($build).market.country.toUpperCase(),
      }),
    );
  registerWorker();
};
