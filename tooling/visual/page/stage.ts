import { element } from './element.ts';
import { needsDecision } from '../model.ts';
import type { Decision } from '../decisions.ts';
import type { Picture, ReportItem } from '../model.ts';

export const views = ['Side by side', 'Slider', 'Blink', 'Difference'] as const;
export type View = (typeof views)[number];

const image = (name: string, alt: string, size?: Picture | null): HTMLImageElement =>
  element('img', {
    src: `pictures/${name}.png`,
    alt,
    width: size ? String(size.width) : undefined,
    height: size ? String(size.height) : undefined,
  });

const figure = (caption: string, picture: Picture | null): HTMLElement =>
  element(
    'figure',
    {},
    element('figcaption', {}, picture ? `${caption}, ${picture.width} × ${picture.height}` : caption),
    ...(picture ? [image(picture.hash, caption, picture)] : [element('p', { class: 'empty' }, 'No picture')]),
  );

const imageStack = (before: Picture, after: Picture): HTMLElement =>
  element('div', { class: 'stack' }, image(before.hash, 'Before', before), image(after.hash, 'After', after));

const slider = (before: Picture, after: Picture): HTMLElement => {
  const pictureStack = imageStack(before, after);
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'Before and after',
  });
  range.addEventListener('input', () => pictureStack.style.setProperty('--split', `${range.value}%`));
  return element('div', { class: 'slider' }, range, pictureStack);
};

/** Creates the pictures of an item in the chosen view. An item with one picture has only one view. */
const pictures = ({ before, after, difference, message }: ReportItem, view: View): HTMLElement => {
  if (message !== null) return element('pre', { class: 'message' }, message);
  if (!before || !after) return element('div', {}, figure(after ? 'New' : 'Removed', after ?? before));
  if (view === 'Slider') return slider(before, after);
  if (view === 'Blink') return element('div', { class: 'blink' }, imageStack(before, after));
  if (view === 'Difference' && difference !== null)
    return element('div', {}, image(difference, 'Difference'));
  return element('div', { class: 'side-by-side' }, figure('Before', before), figure('After', after));
};

const viewSwitch = (view: View): HTMLElement =>
  element(
    'div',
    { class: 'views', role: 'group', 'aria-label': 'View' },
    ...views.map((name, index) =>
      element(
        'button',
        { type: 'button', 'data-view': name, 'aria-pressed': String(name === view) },
        `${name} `,
        element('kbd', {}, String(index + 1)),
      ),
    ),
  );

const verdictBar = (decision: Decision | null): HTMLElement =>
  element(
    'div',
    { class: 'verdict' },
    element(
      'textarea',
      { 'aria-label': 'Comment', placeholder: 'Comment', rows: '1' },
      decision?.comment ?? '',
    ),
    ...(['accepted', 'denied'] as const).map((verdict) =>
      element(
        'button',
        { type: 'button', 'data-verdict': verdict, 'aria-pressed': String(decision?.verdict === verdict) },
        verdict === 'accepted' ? 'Accept ' : 'Deny ',
        element('kbd', {}, verdict === 'accepted' ? 'a' : 'd'),
      ),
    ),
  );

/** Creates the title, pictures and decision buttons of an item. */
export const renderItem = (
  item: ReportItem,
  view: View,
  decision: Decision | null,
): readonly HTMLElement[] => {
  const pixels = item.changedPixels > 0 ? `, ${item.changedPixels.toLocaleString('en')} pixels` : '';
  const title = element(
    'h2',
    {},
    `${item.component} / ${item.story} `,
    element('small', {}, `${item.modeName} · ${item.kind}${pixels}`),
  );
  const hasViews = item.before !== null && item.after !== null;
  return [
    element('div', { class: 'bar' }, title, ...(hasViews ? [viewSwitch(view)] : [])),
    element(
      'div',
      { class: 'pictures', tabindex: '0', role: 'region', 'aria-label': 'Pictures' },
      pictures(item, view),
    ),
    ...(needsDecision(item) ? [verdictBar(decision)] : []),
  ];
};
