import { readFileSync } from 'node:fs';
import { matchesGlob, join } from 'node:path';

/** A story in Storybook's index. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryEntry & { readonly type: string }>>;
}

/** Lists the stories of a built Storybook, without documentation pages. */
export const readStories = (site: string): readonly StoryEntry[] => {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
};

/**
 * True if a name matches a glob, such as `ui-button*` for story ids and `*dark*` for modes. Without a glob,
 * every name matches.
 */
export const matchesNameFilter = (name: string, glob: string | undefined): boolean =>
  glob === undefined || matchesGlob(name, glob);
