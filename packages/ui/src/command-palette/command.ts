import { foldText } from '../address-autocomplete/internal.ts';
import type { ReactNode } from 'react';

/** An action to run or a page to open. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Heading of the command's group. Commands of one group must be adjacent. */
  readonly group?: string | undefined;
  readonly icon?: ReactNode;
  /** Additional search terms. */
  readonly keywords?: readonly string[] | undefined;
  /** Keys of the keyboard shortcut for the command, one per entry: `['Ctrl', 'B']`. */
  readonly shortcut?: readonly string[] | undefined;
}

/** A row of the list: a group heading or a command. */
export type CommandRow<Item extends Command> =
  | { readonly type: 'heading'; readonly key: string; readonly text: string }
  | { readonly type: 'command'; readonly key: string; readonly command: Item; readonly index: number };

/**
 * Creates a search function. Each word of the query must occur in the label or the keywords, ignoring case
 * and accents. An empty query returns all commands, recent ones first.
 */
export function createCommandSearch<Item extends Command>(
  commands: readonly Item[],
  recentIds: readonly string[],
  recentHeading: string,
): (query: string) => readonly Item[] {
  const searchTexts = commands.map(({ label, keywords = [] }) => foldText([label, ...keywords].join(' ')));
  const recentCommands = recentIds.flatMap((id) => commands.filter((command) => command.id === id));
  const otherCommands = commands.filter(({ id }) => !recentIds.includes(id));
  const orderedCommands = [
    ...recentCommands.map((command) => ({ ...command, group: recentHeading })),
    ...otherCommands,
  ];
  return (query) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return orderedCommands;
    return commands.filter((_, index) => words.every((word) => searchTexts[index]?.includes(word)));
  };
}

/** Returns the rows of the list, with a heading above each group. */
export function commandRows<Item extends Command>(commands: readonly Item[]): readonly CommandRow<Item>[] {
  return commands.flatMap((command, index): readonly CommandRow<Item>[] => {
    const row = { type: 'command', key: command.id, command, index } as const;
    const { group } = command;
    if (group === undefined || commands[index - 1]?.group === group) return [row];
    return [{ type: 'heading', key: `heading ${command.id}`, text: group }, row];
  });
}

/** Splits a label into parts that match a word of the query and parts that do not. */
export function markLabel(label: string, query: string) {
  const foldedLabel = foldText(label);
  const matchedIndexes = new Set<number>();
  for (const word of foldText(query).split(/\s+/).filter(Boolean)) {
    for (let start = foldedLabel.indexOf(word); start >= 0; start = foldedLabel.indexOf(word, start + 1)) {
      for (let offset = start; offset < start + word.length; offset += 1) matchedIndexes.add(offset);
    }
  }
  const parts: { start: number; text: string; isMatch: boolean }[] = [];
  for (let index = 0; index < label.length; index += 1) {
    const isMatch = matchedIndexes.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += label.charAt(index);
    else parts.push({ start: index, text: label.charAt(index), isMatch });
  }
  return parts;
}
