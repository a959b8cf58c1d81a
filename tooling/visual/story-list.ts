import { readFileSync } from 'node:fs';
import { matchesGlob, join } from 'node:path';

/** A story as Storybook lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryEntry & { readonly type: string }>>;
}

/** The stories of a built Storybook, without its pages of documentation. */
export const readStories = (site: string): readonly StoryEntry[] => {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
};

/** Whether a glob names something: `ui-button*` the stories by id, `*dark*` the modes by name. */
export const matches = (name: string, glob: string | undefined): boolean =>
  glob === undefined || matchesGlob(name, glob);
