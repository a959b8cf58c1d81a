import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionStarted } from '@saddlebag/domain/session';
import { createMemoryStorage, seedScope, sessionFixture } from '@saddlebag/domain/testing';
import {
  $isInvited,
  $step,
  InvitationGate,
  invitationDismissed,
  stepFinished,
  tourSkipped,
  tourStarted,
  tourSteps,
} from './tour.model.ts';

const openPage = async (storage = createMemoryStorage(), accountId = 'user-1') => {
  const scope = seedScope({ storage, vendors: [] });
  const user = { id: accountId, email: '' };
  await allSettled(sessionStarted, { scope, params: sessionFixture({ user }) });
  await allSettled(InvitationGate.open, { scope, params: {} });
  return { scope, isInvited: () => scope.getState($isInvited), step: () => scope.getState($step) };
};

describe('welcome tour', () => {
  // Proves: screen.tour
  it('goes to the next step until the last one, and closes when it is skipped', async () => {
    const { scope, step } = await openPage();
    await allSettled(tourStarted, { scope });

    const steps = [step()];
    while (steps.length <= tourSteps.length) {
      await allSettled(stepFinished, { scope });
      steps.push(step());
    }
    await allSettled(tourSkipped, { scope });

    expect(steps).toEqual([0, 1, 2, 3, 3]);
    expect(step()).toBe(null);
  });

  // Proves: screen.tour
  it.each([
    ['started', tourStarted],
    ['dismissed', invitationDismissed],
  ])('invites each account once on a device when it is %s', async (_, answered) => {
    const storage = createMemoryStorage();
    const { scope, isInvited } = await openPage(storage);
    const isInvitedAtFirst = isInvited();

    await allSettled(answered, { scope });

    expect([isInvitedAtFirst, isInvited()]).toEqual([true, false]);
    expect((await openPage(storage)).isInvited()).toBe(false);
    expect((await openPage(storage, 'user-2')).isInvited()).toBe(true);
  });
});
