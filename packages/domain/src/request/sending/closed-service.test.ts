import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $errors } from '../rules/index.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $submission, orderSubmitted } from './index.ts';

describe('submitting a request while the service is closed', () => {
  it('sends nothing and marks no field as wrong', async () => {
    const screen = requestScreen({
      hours: '1000:2200',
      // 09:58 in Dhaka.
      clock: createVirtualClock(Date.UTC(2026, 0, 5, 3, 58)),
    });
    void screen.open();
    await screen.clock.advance(0);

    void screen.fire(orderSubmitted);
    await screen.clock.advance(1000);

    expect(screen.scope.getState($errors)).toEqual({});
    expect(screen.scope.getState($submission)).toEqual({ status: 'idle', failure: null });
  });
});
