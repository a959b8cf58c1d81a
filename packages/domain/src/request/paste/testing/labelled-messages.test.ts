import { describe, expect, it } from 'vitest';
import { isInTuningSet, labelledMessages } from './labelled-messages.ts';

const shapeOf = ({ id }: { readonly id: string }) => id.slice(0, -1);
const languages = ['ar', 'bn', 'el', 'en', 'es', 'th', 'ur', 'zh'];

describe('the labelled messages', () => {
  it('are at least 300, each under its own id', () => {
    expect(labelledMessages.length).toBeGreaterThanOrEqual(300);
    expect(new Set(labelledMessages.map(({ id }) => id)).size).toBe(labelledMessages.length);
  });

  it.each(languages)('have at least 15 sentence shapes and all three kinds in %s', (language) => {
    const messages = labelledMessages.filter(({ id }) => id.startsWith(language));
    expect(new Set(messages.map(shapeOf)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(messages.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each(languages)('are on both sides of the split in %s, no shape on both', (language) => {
    const messages = labelledMessages.filter(({ id }) => id.startsWith(language));
    const building = messages.filter(isInTuningSet);
    const untouched = messages.filter((message) => !isInTuningSet(message));
    expect(building.length).toBeGreaterThanOrEqual(messages.length / 4);
    expect(untouched.length).toBeGreaterThanOrEqual(messages.length / 4);
    const shapes = new Set(building.map(shapeOf));
    expect(untouched.filter((message) => shapes.has(shapeOf(message)))).toEqual([]);
  });

  it('say in their text what their labels say', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    for (const { id, text, labels } of labelledMessages)
      for (const label of [labels.name, labels.address, labels.unit, labels.note])
        expect(letters(text), id).toContain(letters(label ?? ''));
  });
});
