import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionFixture } from '../../testing/fixtures.ts';
import { logoutRequested, sessionEnded, sessionStarted } from '../session/session.model.ts';
import {
  $hasUnsavedOutletForm,
  $initialForm,
  $isOutletFormEdited,
  $isOutletFormRestored,
  outletFormClosed,
  outletFormDiscarded,
  outletFormEdited,
  outletFormOpened,
  type OutletForm,
} from './index.ts';
import { openDialog, storedOutlet } from './test/open-dialog.ts';

describe('the collection-point form', () => {
  it('has unsaved edits until it is saved, discarded, closed or reverted', async () => {
    const { scope, save } = await openDialog('o1aa');
    const form = scope.getState($initialForm);
    const states: boolean[] = [];
    for (const end of [
      save,
      () => allSettled(outletFormDiscarded, { scope }),
      () => allSettled(outletFormEdited, { scope, params: null }),
      () => allSettled(outletFormClosed, { scope }),
    ]) {
      await allSettled(outletFormEdited, { scope, params: form });
      states.push(scope.getState($isOutletFormEdited));
      await end();
      states.push(scope.getState($isOutletFormEdited));
    }

    expect(states).toEqual([true, false, true, false, true, false, true, false]);
  });
});

describe('the collection-point form of an expired session', () => {
  const expire = async (id: string | null, answers?: (() => unknown)[]) => {
    const dialog = await openDialog(id, answers);
    const { scope } = dialog;
    const typed: OutletForm = { ...dialog.form(), name: 'Jolchobi Market' };
    await allSettled(outletFormEdited, { scope, params: typed });
    if (answers) await dialog.save(typed);
    await allSettled(sessionEnded, { scope });
    await allSettled(outletFormClosed, { scope });
    const signIn = async (userId?: string) => {
      const session = sessionFixture();
      const user = userId === undefined ? session.user : { ...session.user, id: userId };
      await allSettled(sessionStarted, { scope, params: { ...session, user } });
    };
    const reopen = async (reopenedId = id) => {
      await allSettled(outletFormOpened, { scope, params: reopenedId });
      return scope.getState($isOutletFormRestored) ? scope.getState($initialForm) : null;
    };
    return { ...dialog, typed, signIn, reopen };
  };

  it.each([null, 'o1aa'])('restores the form of outlet %s for the same account', async (id) => {
    const { scope, typed, signIn, reopen } = await expire(id);
    const isGuarded = scope.getState($hasUnsavedOutletForm);
    await signIn();

    expect(isGuarded).toBe(true);
    expect(await reopen()).toEqual(typed);
  });

  it('restores the form only for its outlet', async () => {
    const { typed, signIn, reopen } = await expire('o1aa');
    await signIn();

    expect(await reopen(null)).toBe(null);
    expect(await reopen()).toEqual(typed);
  });

  it('restores nothing for another account, and nothing for the first account after it', async () => {
    const { scope, signIn, reopen } = await expire(null);
    await signIn('u-other');

    expect(await reopen()).toBe(null);
    expect(scope.getState($hasUnsavedOutletForm)).toBe(false);
    await signIn();
    expect(await reopen()).toBe(null);
  });

  it('restores nothing after the restored form is discarded', async () => {
    const { scope, typed, signIn, reopen } = await expire(null);
    await signIn();
    await reopen();
    await allSettled(outletFormEdited, { scope, params: typed });
    await allSettled(outletFormDiscarded, { scope });
    await allSettled(outletFormClosed, { scope });

    expect(await reopen()).toBe(null);
    expect(scope.getState($hasUnsavedOutletForm)).toBe(false);
  });

  it('restores nothing after the restored form is saved', async () => {
    const { scope, typed, signIn, reopen, save } = await expire('o1aa');
    await signIn();
    await reopen();
    await allSettled(outletFormEdited, { scope, params: typed });
    await save(typed);
    await allSettled(outletFormClosed, { scope });

    expect(await reopen()).toBe(null);
  });

  it('restores nothing after a logout', async () => {
    const { scope, signIn, reopen } = await expire(null);
    await signIn();
    await allSettled(logoutRequested, { scope });
    await signIn();

    expect(await reopen()).toBe(null);
  });

  // Proves: outlet.created-once
  it('repeats a creation whose response was lost under the same key', async () => {
    const timeout = () => Promise.reject({ kind: 'timeout' });
    const { sent, typed, signIn, reopen, save } = await expire(null, [timeout, () => storedOutlet]);
    await signIn();
    await reopen();
    await save(typed);

    const [first, second] = sent.map((request) => (request as { key: string }).key);
    expect(second).toBe(first);
  });
});
