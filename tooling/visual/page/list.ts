import { element } from './element.ts';
import { emptyFilter } from '../grouping.ts';
import { kinds } from '../model.ts';
import type { ComponentGroup, Filter } from '../grouping.ts';
import type { ReportItem } from '../model.ts';

const selectField = (name: string, title: string, values: readonly string[]): HTMLElement =>
  element(
    'select',
    { name, 'aria-label': title },
    element('option', { value: '' }, `Any ${title.toLowerCase()}`),
    ...values.map((value) => element('option', { value }, value)),
  );

/** Creates the filter fields, with the values that occur in the report. */
export const filterFields = (items: readonly ReportItem[]): readonly HTMLElement[] => {
  const values = (axis: 'brand' | 'theme' | 'direction' | 'viewport') =>
    [...new Set(items.map((item) => item[axis]))].filter((value) => value !== '').toSorted();
  const kindField = element(
    'select',
    { name: 'kind', 'aria-label': 'Kind' },
    element('option', { value: '' }, `Everything (${items.length})`),
    ...kinds.map((kind) =>
      element('option', { value: kind }, `${kind} (${items.filter((item) => item.kind === kind).length})`),
    ),
  );
  return [
    element('input', { type: 'search', name: 'text', 'aria-label': 'Search', placeholder: 'Search  /' }),
    kindField,
    selectField('brand', 'Brand', values('brand')),
    selectField('theme', 'Theme', values('theme')),
    selectField('direction', 'Direction', values('direction')),
    selectField('viewport', 'Size', values('viewport')),
  ];
};

export const readFilter = (form: HTMLFormElement): Filter => {
  const formData = new FormData(form);
  const read = (name: string): string => {
    const value = formData.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...emptyFilter,
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

/** Creates the list of items by component, story and mode. */
export const groupList = (groups: readonly ComponentGroup[]): readonly HTMLElement[] =>
  groups.map(({ component, stories }) =>
    element(
      'section',
      {},
      element('h2', {}, component),
      ...stories.flatMap(({ story, items }) => [element('h3', {}, story), ...items.map(row)]),
    ),
  );
