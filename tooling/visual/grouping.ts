import type { ReportItem } from './model.ts';

/** Filter of the review page. An empty string matches everything. */
export interface Filter {
  readonly kind: string;
  readonly brand: string;
  readonly theme: string;
  readonly direction: string;
  readonly viewport: string;
  readonly text: string;
}

export const emptyFilter: Filter = { kind: '', brand: '', theme: '', direction: '', viewport: '', text: '' };

const axes = ['kind', 'brand', 'theme', 'direction', 'viewport'] as const;

/** True if an item has the chosen values and its name contains every word of the text. */
export const matchesFilter = (item: ReportItem, filter: Filter): boolean => {
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

interface StoryGroup {
  readonly story: string;
  readonly items: readonly ReportItem[];
}

export interface ComponentGroup {
  readonly component: string;
  readonly stories: readonly StoryGroup[];
}

const groupBy = <Value>(values: readonly Value[], nameOf: (value: Value) => string): [string, Value[]][] => {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(nameOf(value));
    if (group) group.push(value);
    else groups.set(nameOf(value), [value]);
  }
  return [...groups];
};

/** Groups items by component, then story. Sorts components by name. Stories and modes keep their order. */
export const groupItems = (items: readonly ReportItem[]): readonly ComponentGroup[] =>
  groupBy(items, ({ component }) => component)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([component, componentItems]) => ({
      component,
      stories: groupBy(componentItems, ({ story }) => story).map(([story, storyItems]) => ({
        story,
        items: storyItems,
      })),
    }));

/** Returns the items of all groups in the order of the page. */
export const listItems = (groups: readonly ComponentGroup[]): readonly ReportItem[] =>
  groups.flatMap(({ stories }) => stories.flatMap(({ items }) => items));
