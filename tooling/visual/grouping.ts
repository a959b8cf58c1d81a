import type { ReportItem } from './model.ts';

/** What the reader wants to see; an empty string is everything. */
export interface Filter {
  readonly kind: string;
  readonly brand: string;
  readonly theme: string;
  readonly direction: string;
  readonly viewport: string;
  readonly text: string;
}

export const everything: Filter = { kind: '', brand: '', theme: '', direction: '', viewport: '', text: '' };

const axes = ['kind', 'brand', 'theme', 'direction', 'viewport'] as const;

/** Each word has to stand somewhere in what the item is called. */
export const passes = (item: ReportItem, filter: Filter): boolean => {
  const name = `${item.component} ${item.story} ${item.modeName}`.toLowerCase();
  const words = filter.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (
    axes.every((axis) => filter[axis] === '' || item[axis] === filter[axis]) &&
    words.every((word) => name.includes(word))
  );
};

export interface StoryGroup {
  readonly story: string;
  readonly items: readonly ReportItem[];
}

export interface ComponentGroup {
  readonly component: string;
  readonly stories: readonly StoryGroup[];
}

const collect = <Value>(values: readonly Value[], nameOf: (value: Value) => string): [string, Value[]][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(nameOf(value));
    if (group) group.push(value);
    else groups.set(nameOf(value), [value]);
  }
  return [...groups];
};

/** Component, then story, then mode; components by name, stories and modes as Storybook and the table have them. */
export const groupItems = (items: readonly ReportItem[]): readonly ComponentGroup[] =>
  collect(items, ({ component }) => component)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([component, ofComponent]) => ({
      component,
      stories: collect(ofComponent, ({ story }) => story).map(([story, ofStory]) => ({
        story,
        items: ofStory,
      })),
    }));

/** The items in the order in which the page lists them. */
export const inReadingOrder = (groups: readonly ComponentGroup[]): readonly ReportItem[] =>
  groups.flatMap(({ stories }) => stories.flatMap(({ items }) => items));
