import { describe, expect, it } from 'vitest';
import { createTranslate } from '@saddlebag/domain/i18n';
import { orderFixture, vendorFixture } from '@saddlebag/domain/testing';
import '../../entry-texts.ts';
import en from '../../locales/en.json';
import { sections } from '../sections.tsx';
import { findTypedOrder, listCommands, type CommandContext } from './list-commands.tsx';

const t = createTranslate({ language: 'en', texts: { en } });
const lakeside = vendorFixture({ id: 'k7rm', name: 'Jolchobi Lakeside' });
const sweets = vendorFixture({ id: 't9xe', name: 'Jolchobi Sweets' });
const context: CommandContext = {
  mode: 'CLASSIC',
  sections,
  hasHelpCentre: true,
  vendors: [lakeside, sweets],
  selectedVendorId: 'k7rm',
  orders: [],
  languages: ['en', 'bn'],
  language: 'en',
  appearance: 'system',
};

const list = (changes: Partial<CommandContext> = {}) => listCommands(t, { ...context, ...changes });
const labelsOf = (group: string, changes?: Partial<CommandContext>) =>
  list(changes).flatMap((command) => (command.group === group ? command.label : []));

describe('listCommands', () => {
  it('starts with a new request and the screens of the selected outlet', () => {
    const screens = list().filter(({ group }) => group === 'Go to');

    expect(screens.map(({ label, action }) => [label, 'path' in action && action.path])).toEqual([
      ['New request', '/request-a-rider/k7rm'],
      ['Request', '/request-a-rider/k7rm'],
      ['Tracking', '/order-tracking/k7rm'],
      ['History', '/history/k7rm'],
      ['Bulk order', '/bulk-order/k7rm'],
      ['Help centre', '/helpcenter/k7rm'],
      ['Questions and answers', '/faq'],
    ]);
    expect(list()[0]?.label).toBe('New request');
  });

  it('leaves out the screens that the account does not have', () => {
    const isForGuests = sections.filter((section) => section.isForGuests);

    expect(
      labelsOf('Go to', { mode: 'GUEST', sections: isForGuests, hasHelpCentre: false, vendors: [lakeside] }),
    ).toEqual(['New request', 'Request', 'Tracking', 'Questions and answers']);
  });

  it('offers neither the logout nor the questions in a partner app', () => {
    const labels = list({ mode: 'GODROID', hasHelpCentre: false }).map(({ label }) => label);

    expect(labels).not.toContain('Log out');
    expect(labels).not.toContain('Questions and answers');
  });

  it('lists outlets as name and id when there are several', () => {
    expect(labelsOf('Outlets')).toEqual(['Jolchobi Lakeside - k7rm', 'Jolchobi Sweets - t9xe']);
    expect(labelsOf('Outlets', { vendors: [lakeside] })).toEqual([]);
  });

  it('lists known orders with the customer and finds them by phone number', () => {
    const orders = [orderFixture({ id: 'k7rm-000012' })];
    const command = list({ orders }).find(({ group }) => group === 'Orders');

    expect(command).toMatchObject({
      label: 'k7rm-000012 · Ayesha Rahman',
      keywords: ['+8801812345678'],
      action: { type: 'open-order', orderId: 'k7rm-000012', vendorId: 'k7rm' },
    });
  });

  it('offers the other languages and appearances', () => {
    expect(labelsOf('Settings')).toEqual([
      'Language: বাংলা',
      'Appearance: Light',
      'Appearance: Dark',
      'Keyboard shortcuts',
    ]);
  });

  it('keeps the commands of a group together', () => {
    const groups = list({ orders: [orderFixture()] }).map(({ group }) => group);

    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([
      'Go to',
      'Orders',
      'Outlets',
      'Settings',
      'Account',
    ]);
  });
});

describe('findTypedOrder', () => {
  const find = (query: string) => findTypedOrder(t, context, query).map(({ action }) => action);

  it.each([
    ['an order of the selected outlet', 'k7rm-000012', { orderId: 'k7rm-000012', vendorId: 'k7rm' }],
    ['an order of another outlet', 't9xe-000012', { orderId: 't9xe-000012', vendorId: 't9xe' }],
    ['an unknown order', 'zzzz-000012', { orderId: 'zzzz-000012', vendorId: 'k7rm' }],
    ['a consumer order', 'pgo-000012', { orderId: 'pgo-000012', vendorId: 'k7rm' }],
    ['capitals and spaces', ' K7RM-000012 ', { orderId: 'k7rm-000012', vendorId: 'k7rm' }],
    ['Bengali digits', 'k7rm-০০০০১২', { orderId: 'k7rm-000012', vendorId: 'k7rm' }],
  ])('opens %s', (_, query, order) => {
    expect(find(query)).toEqual([{ type: 'open-order', ...order }]);
  });

  it.each(['', 'k7rm', 'k7rm-00001', 'k7rm-0000123', 'Farhana', '01711223304'])('ignores “%s”', (query) => {
    expect(find(query)).toEqual([]);
  });
});
