import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $step, originStatusChanged } from '../flow/request.model.ts';
import { requestScreen } from '../testing/request-screen.ts';

describe('a vendor with a place', () => {
  it('is never asked for an origin by what another screen has left behind', async () => {
    const { open, scope } = requestScreen();
    await open();

    await allSettled(originStatusChanged, { scope, params: 'originChosen' });

    expect(scope.getState($step)).toBe('AskForDestinationAddress');
  });
});
