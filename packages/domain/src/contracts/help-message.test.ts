import { describe, expect, it } from 'vitest';
import { hostMessageSchema, toHostMessage, toPanelMessage, panelMessageSchema } from './help-centre.ts';
import { helpMessageCharacters, helpMessageSchema } from './help-message.ts';

const id = '6f1c2f2e-6a62-4f5a-9d0e-1d1c8c9b7a11';
const messagesOf = (text: string) =>
  helpMessageSchema.safeParse({ id, text }).error?.issues.map(({ path, message }) => [...path, message]);

describe('helpMessageSchema', () => {
  it.each([
    ['no text', '', 'help-panel.blank'],
    ['an invisible text', ' \u200b\n', 'help-panel.blank'],
    ['a text that is too long', 'a'.repeat(helpMessageCharacters + 1), 'help-panel.too-long'],
  ])('names the text of the error of %s', (_, text, key) => {
    expect(messagesOf(text)).toEqual([['text', key]]);
  });

  it('counts an emoji as one character', () => {
    expect(messagesOf('🍛'.repeat(helpMessageCharacters))).toBeUndefined();
  });
});

describe('a message of the bridge', () => {
  it('is read as it was built', () => {
    const token = toHostMessage({ type: 'token', token: 'hc' });

    expect(hostMessageSchema.parse(token)).toEqual(token);
    expect(panelMessageSchema.parse(toPanelMessage('init-done')).type).toBe('init-done');
  });

  it.each([
    null,
    'token',
    { type: 'host-ready' },
    { ...toHostMessage({ type: 'host-ready' }), type: 'token' },
  ])('is refused in another shape: %j', (data) => {
    expect(hostMessageSchema.safeParse(data).success).toBe(false);
  });
});
