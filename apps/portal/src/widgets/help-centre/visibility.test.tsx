import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionStarted } from '@saddlebag/domain/session';
import { seedScope, sessionFixture } from '@saddlebag/domain/testing';
import { $hasHelpCentre } from './visibility.model.ts';

describe('$hasHelpCentre', () => {
  // Proves: help-centre.hidden
  it.each([
    ['an account', {}, true],
    ['a guest', { refreshToken: '' }, false],
    ['a partner app', { refreshToken: '', accessToken: '' }, false],
  ])('is right for %s', async (_, session, expected) => {
    const scope = seedScope({ vendors: [] });

    await allSettled(sessionStarted, { scope, params: sessionFixture(session) });

    expect(scope.getState($hasHelpCentre)).toBe(expected);
  });
});
