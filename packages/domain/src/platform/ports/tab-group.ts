import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $clock } from './clock.ts';
import { joinTabGroup, type TabGroup } from './join-tab-group.ts';
import { $random } from './random.ts';
import { $tabs } from './tabs.ts';

/** `candidate`: the tab has joined but does not know yet whether another tab leads. */
export type TabRole = 'none' | 'candidate' | 'leader' | 'follower';

/**
 * Creates a group of tabs that share work: one leads and does it, the others follow and receive its messages.
 * Where the browser cannot connect tabs, each tab leads its own group.
 */
export const createTabGroup = () => {
  /** Joins the group of this name. Leaves the previous group. */
  const join = createEvent<string>();
  const leave = createEvent();
  /** Sends a message from the leader to its followers. Dropped in other roles. */
  const post = createEvent<unknown>();
  /** The leader has posted a message to this follower. The sender may be another build of the portal. */
  const received = createEvent<unknown>();
  /** This leader has a new follower. */
  const followerJoined = createEvent();
  const roleChanged = createEvent<TabRole>();

  const $group = createStore<TabGroup | null>(null, { serialize: 'ignore' });
  const $role = createStore<TabRole>('none', { serialize: 'ignore' }).on(roleChanged, (_, role) => role);

  const joinFx = attach({
    source: { group: $group, tabs: $tabs, clock: $clock, random: $random },
    effect: ({ group, tabs, clock, random }, name: string): TabGroup => {
      group?.leave();
      const changeRole = scopeBind(roleChanged, { safe: true });
      changeRole('candidate');
      if (!tabs.isSupported()) {
        changeRole('leader');
        return { post: () => undefined, leave: () => undefined };
      }
      return joinTabGroup({
        name,
        tabs,
        clock,
        random,
        handlers: {
          roleChanged: changeRole,
          received: scopeBind(received, { safe: true }),
          followerJoined: scopeBind(followerJoined, { safe: true }),
        },
      });
    },
  });
  const leaveFx = attach({ source: $group, effect: (group) => group?.leave() });
  const postFx = attach({ source: $group, effect: (group, message: unknown) => group?.post(message) });

  $group.on(joinFx.doneData, (_, group) => group).reset(leaveFx.done);
  $role.reset(leave);

  sample({ clock: join, target: joinFx });
  sample({ clock: leave, target: leaveFx });
  sample({ clock: post, target: postFx });

  return { join, leave, post, received, followerJoined, $role };
};
