import { allSettled, type Scope } from 'effector';
import { analyticsStarted } from '@saddlebag/domain/analytics-consent';
import './collection.model.ts';

/** Reads the consent of the device. With consent, it loads the code that collects events. */
export const startAnalytics = (scope: Scope): void => {
  void allSettled(analyticsStarted, { scope });
};
