import { describe, expect, it } from 'vitest';
import { isInTuningSet, labelledMessages } from './labelled-messages.ts';

const sentenceShape = ({ id }: { readonly id: string }) => id.slice(0, -1);
const languages = ['ar', 'bn', 'el', 'en', 'es', 'th', 'ur', 'zh'];

describe('the set of labelled messages', () => {
  it('contains at least 300 messages with unique ids', () => {
    expect(labelledMessages.length).toBeGreaterThanOrEqual(300);
    expect(new Set(labelledMessages.map(({ id }) => id)).size).toBe(labelledMessages.length);
  });

  it.each(languages)('contains at least 15 sentence shapes and all three message kinds in %s', (language) => {
    const messages = labelledMessages.filter(({ id }) => id.startsWith(language));
    expect(new Set(messages.map(sentenceShape)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(messages.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each(languages)('shares no sentence shape between tuning and held-out messages in %s', (language) => {
    const messages = labelledMessages.filter(({ id }) => id.startsWith(language));
    const tuningMessages = messages.filter(isInTuningSet);
    const heldOutMessages = messages.filter((message) => !isInTuningSet(message));
    expect(tuningMessages.length).toBeGreaterThanOrEqual(messages.length / 4);
    expect(heldOutMessages.length).toBeGreaterThanOrEqual(messages.length / 4);
    const shapes = new Set(tuningMessages.map(sentenceShape));
    expect(heldOutMessages.filter((message) => shapes.has(sentenceShape(message)))).toEqual([]);
  });

  it('contains every label in its message text', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    for (const { id, text, labels } of labelledMessages)
      for (const label of [labels.name, labels.address, labels.unit, labels.note])
        expect(letters(text), id).toContain(letters(label ?? ''));
  });
});
