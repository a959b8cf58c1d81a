import { sample } from 'effector';
import { eventRecorded } from '@saddlebag/domain/analytics';
import type { AnalyticsEvent } from '@saddlebag/domain/contracts';
import { allOutletsToggled } from '@saddlebag/domain/tracking';

sample({
  clock: allOutletsToggled,
  fn: (includesAll): AnalyticsEvent => ({
    name: 'outlets-toggled',
    page: 'order-tracking',
    includes_all: includesAll,
  }),
  target: eventRecorded,
});
