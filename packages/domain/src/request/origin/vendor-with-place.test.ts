import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $step, originStatusChanged } from '../flow/request.model.ts';
import { requestScreen } from '../testing/request-screen.ts';

describe('vendor with coordinates', () => {
  it('skips the origin steps despite a stale origin event', async () => {
    const { open, scope } = requestScreen();
    await open();

    await allSettled(originStatusChanged, { scope, params: 'originChosen' });

    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
