import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $notifications, notificationActed, notificationDismissed, notify } from './index.ts';

describe('notifications', () => {
  // Proves: entity.notification
  it('stand in the order in which they were said, each under an id of its own', async () => {
    const scope = fork();

    await allSettled(notify, { scope, params: { tone: 'success', message: { key: 'toast.order-pushed' } } });
    await allSettled(notify, { scope, params: { tone: 'warning', message: 'As the service said it' } });

    const shown = scope.getState($notifications);
    expect(shown.map(({ tone, message }) => [tone, message])).toEqual([
      ['success', { key: 'toast.order-pushed' }],
      ['warning', 'As the service said it'],
    ]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
  });

  // Proves: constant.notification-default
  it.each([
    ['5 s when nothing else is said', {}, 5000],
    ['as long as is said', { durationMs: 10_000 }, 10_000],
    [
      '10 s when there is something to press',
      { action: { name: 'retry', label: { key: 'action.retry' } } },
      10_000,
    ],
  ])('of an error stay %s', async (_, more, durationMs) => {
    const scope = fork();

    await allSettled(notify, {
      scope,
      params: { tone: 'error', message: { key: 'error.no-vendors' }, ...more },
    });

    expect(scope.getState($notifications)).toMatchObject([{ durationMs }]);
  });

  it('never stand there twice: the same message said again is new', async () => {
    const scope = fork();
    const said = { tone: 'error', message: { key: 'error.current', params: { message: 'x' } } } as const;

    await allSettled(notify, { scope, params: said });
    const [first] = scope.getState($notifications);
    await allSettled(notify, { scope, params: said });
    await allSettled(notify, {
      scope,
      params: { ...said, message: { key: 'error.current', params: { message: 'y' } } },
    });

    const shown = scope.getState($notifications);
    expect(shown).toHaveLength(2);
    expect(shown.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('go when they are dismissed or acted on', async () => {
    const scope = fork();
    await allSettled(notify, { scope, params: { tone: 'info', message: 'one' } });
    await allSettled(notify, { scope, params: { tone: 'info', message: 'two' } });
    const [one, two] = scope.getState($notifications).map(({ id }) => id);

    await allSettled(notificationDismissed, { scope, params: one ?? '' });
    await allSettled(notificationActed, { scope, params: { id: two ?? '', action: 'undo' } });

    expect(scope.getState($notifications)).toEqual([]);
  });
});
