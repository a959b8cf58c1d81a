import { decide, decisionFor } from '../decisions.ts';
import { groupItems, inReadingOrder, passes } from '../grouping.ts';
import { needsDecision } from '../model.ts';
import { openDecisionStore } from './decision-store.ts';
import { element, find } from './element.ts';
import { filterFields, groupList, readFilter } from './list.ts';
import { stage, views } from './stage.ts';
import type { Decision } from '../decisions.ts';
import type { Report, ReportItem } from '../model.ts';
import type { View } from './stage.ts';

declare global {
  interface Window {
    readonly visualReport: Report;
  }
}

const { base, head, items, unchanged } = window.visualReport;
const store = openDecisionStore();
const form = find<HTMLFormElement>('.filters');
const groups = find('.groups');
const main = find('.stage');
const help = find<HTMLDialogElement>('.help');
let shown: readonly ReportItem[] = [];
let current: ReportItem | null = null;
let view: View = 'Side by side';

const rowOf = (item: ReportItem) => groups.querySelector<HTMLElement>(`[data-id="${CSS.escape(item.id)}"]`);

const mark = (item: ReportItem): void => {
  const verdict = decisionFor(store.decisions, item)?.verdict;
  const sign = rowOf(item)?.querySelector<HTMLElement>('.mark');
  if (!sign) return;
  sign.textContent = verdict === 'accepted' ? '✓' : verdict === 'denied' ? '✗' : '';
  if (!verdict) return;
  sign.dataset['verdict'] = verdict;
  sign.role = 'img';
  sign.ariaLabel = verdict;
};

const sayProgress = (problem?: string): void => {
  const asked = items.filter(needsDecision);
  const decided = asked.filter((item) => decisionFor(store.decisions, item));
  find('.progress').textContent =
    problem ?? `${decided.length} of ${asked.length} decided · ${unchanged} unchanged`;
};

const drawStage = (): void => {
  if (current) main.replaceChildren(...stage(current, view, decisionFor(store.decisions, current)));
  else
    main.replaceChildren(
      element(
        'p',
        { class: 'empty' },
        items.length === 0 ? 'Nothing changed.' : 'Nothing passes this filter.',
      ),
    );
};

const select = (item: ReportItem | null): void => {
  if (current) rowOf(current)?.removeAttribute('aria-current');
  current = item;
  drawStage();
  if (!item) return;
  rowOf(item)?.setAttribute('aria-current', 'true');
  rowOf(item)?.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${encodeURIComponent(item.id)}`);
};

const move = (steps: number): void => {
  const next = shown[(current ? shown.indexOf(current) : -1) + steps];
  if (next) select(next);
};

const drawList = (): void => {
  const passing = groupItems(items.filter((item) => passes(item, readFilter(form))));
  shown = inReadingOrder(passing);
  groups.replaceChildren(...groupList(passing));
  for (const item of shown) mark(item);
  select(current && shown.includes(current) ? current : (shown[0] ?? null));
};

/** Decides about the item in view and goes on to the next that waits. */
const settle = async (verdict: Decision['verdict']): Promise<void> => {
  if (!current || !needsDecision(current)) return;
  const item = current;
  const comment = main.querySelector('textarea')?.value ?? '';
  try {
    await store.put(item.id, decide(item, verdict, comment));
    sayProgress();
  } catch (error) {
    sayProgress(error instanceof Error ? error.message : String(error));
  }
  mark(item);
  const rest = shown.slice(shown.indexOf(item) + 1);
  select(rest.find((next) => needsDecision(next) && !decisionFor(store.decisions, next)) ?? item);
};

const show = (name: View): void => {
  view = name;
  drawStage();
};

const keys: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => void settle('accepted'),
  d: () => void settle('denied'),
  c: () => main.querySelector('textarea')?.focus(),
  '/': () => form.querySelector('input')?.focus(),
  '?': () => help.showModal(),
  ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => show(name)])),
};

document.addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping = target instanceof Element && target.matches('textarea, select, input:not([type=range])');
  if (event.key === 'Escape' && isTyping) return main.focus();
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || help.open) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
groups.addEventListener('click', ({ target }) => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
  const item = shown.find((one) => one.id === id);
  if (item) select(item);
});
main.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  const chosen = views.find((name) => name === button?.dataset['view']);
  if (chosen) show(chosen);
  const verdict = button?.dataset['verdict'];
  if (verdict === 'accepted' || verdict === 'denied') void settle(verdict);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', drawList);
find('[data-action=help]').addEventListener('click', () => help.showModal());
find('[data-action=download]').addEventListener('click', () => store.download());

find('.sides').textContent =
  `${base.name} (${base.commit.slice(0, 8)}) → ${head.name} (${head.commit.slice(0, 8)} ${head.subject})`;
find('[data-action=download]').hidden = store.isServed;
form.replaceChildren(...filterFields(items));
const wanted = decodeURIComponent(location.hash.slice(1));
current = items.find(({ id }) => id === wanted) ?? null;
store.load().then(
  () => {
    drawList();
    sayProgress();
  },
  (error: unknown) => sayProgress(error instanceof Error ? error.message : String(error)),
);
