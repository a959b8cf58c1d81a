import { element } from './element.ts';
import { everything } from '../grouping.ts';
import { kinds } from '../model.ts';
import type { ComponentGroup, Filter } from '../grouping.ts';
import type { ReportItem } from '../model.ts';

const choice = (name: string, title: string, values: readonly string[]): HTMLElement =>
  element(
    'select',
    { name, 'aria-label': title },
    element('option', { value: '' }, `Any ${title.toLowerCase()}`),
    ...values.map((value) => element('option', { value }, value)),
  );

/** The fields of the filter, offering what there is. */
export const filterFields = (items: readonly ReportItem[]): readonly HTMLElement[] => {
  const values = (axis: 'brand' | 'theme' | 'direction' | 'viewport') =>
    [...new Set(items.map((item) => item[axis]))].filter((value) => value !== '').toSorted();
  const counted = element(
    'select',
    { name: 'kind', 'aria-label': 'Kind' },
    element('option', { value: '' }, `Everything (${items.length})`),
    ...kinds.map((kind) =>
      element('option', { value: kind }, `${kind} (${items.filter((item) => item.kind === kind).length})`),
    ),
  );
  return [
    element('input', { type: 'search', name: 'text', 'aria-label': 'Search', placeholder: 'Search  /' }),
    counted,
    choice('brand', 'Brand', values('brand')),
    choice('theme', 'Theme', values('theme')),
    choice('direction', 'Direction', values('direction')),
    choice('viewport', 'Size', values('viewport')),
  ];
};

export const readFilter = (form: HTMLFormElement): Filter => {
  const chosen = new FormData(form);
  const read = (name: string): string => {
    const value = chosen.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...everything,
    kind: read('kind'),
    brand: read('brand'),
    theme: read('theme'),
    direction: read('direction'),
    viewport: read('viewport'),
    text: read('text'),
  };
};

const row = (item: ReportItem): HTMLElement =>
  element(
    'button',
    { type: 'button', class: 'row', 'data-id': item.id },
    element('span', { class: 'mark' }),
    ' ',
    element('span', { class: 'mode' }, item.modeName),
    ' ',
    element('span', { class: 'kind' }, item.kind),
  );

/** The list of what passes the filter: component, story, mode. */
export const groupList = (groups: readonly ComponentGroup[]): readonly HTMLElement[] =>
  groups.map(({ component, stories }) =>
    element(
      'section',
      {},
      element('h2', {}, component),
      ...stories.flatMap(({ story, items }) => [element('h3', {}, story), ...items.map(row)]),
    ),
  );
