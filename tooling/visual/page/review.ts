import { createDecision, decisionFor } from '../decisions.ts';
import { groupItems, listItems, matchesFilter } from '../grouping.ts';
import { needsDecision } from '../model.ts';
import { openDecisionStore } from './decision-store.ts';
import { element, findElement } from './element.ts';
import { filterFields, groupList, readFilter } from './list.ts';
import { renderItem, views } from './stage.ts';
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
const form = findElement<HTMLFormElement>('.filters');
const groups = findElement('.groups');
const main = findElement('.stage');
const help = findElement<HTMLDialogElement>('.help');
let visibleItems: readonly ReportItem[] = [];
let current: ReportItem | null = null;
let view: View = 'Side by side';

const rowOf = (item: ReportItem) => groups.querySelector<HTMLElement>(`[data-id="${CSS.escape(item.id)}"]`);

const updateMark = (item: ReportItem): void => {
  const verdict = decisionFor(store.decisions, item)?.verdict;
  const markElement = rowOf(item)?.querySelector<HTMLElement>('.mark');
  if (!markElement) return;
  markElement.textContent = verdict === 'accepted' ? '✓' : verdict === 'denied' ? '✗' : '';
  if (!verdict) return;
  markElement.dataset['verdict'] = verdict;
  markElement.role = 'img';
  markElement.ariaLabel = verdict;
};

const showProgress = (problem?: string): void => {
  const decidable = items.filter(needsDecision);
  const decided = decidable.filter((item) => decisionFor(store.decisions, item));
  findElement('.progress').textContent =
    problem ?? `${decided.length} of ${decidable.length} decided · ${unchanged} unchanged`;
};

const renderCurrentItem = (): void => {
  if (current) main.replaceChildren(...renderItem(current, view, decisionFor(store.decisions, current)));
  else
    main.replaceChildren(
      element(
        'p',
        { class: 'empty' },
        items.length === 0 ? 'Nothing changed.' : 'No item matches this filter.',
      ),
    );
};

const select = (item: ReportItem | null): void => {
  if (current) rowOf(current)?.removeAttribute('aria-current');
  current = item;
  renderCurrentItem();
  if (!item) return;
  rowOf(item)?.setAttribute('aria-current', 'true');
  rowOf(item)?.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${encodeURIComponent(item.id)}`);
};

const moveSelection = (steps: number): void => {
  const next = visibleItems[(current ? visibleItems.indexOf(current) : -1) + steps];
  if (next) select(next);
};

const renderList = (): void => {
  const matchingGroups = groupItems(items.filter((item) => matchesFilter(item, readFilter(form))));
  visibleItems = listItems(matchingGroups);
  groups.replaceChildren(...groupList(matchingGroups));
  for (const item of visibleItems) updateMark(item);
  select(current && visibleItems.includes(current) ? current : (visibleItems[0] ?? null));
};

/** Saves a decision about the current item and selects the next open one. */
const decideCurrentItem = async (verdict: Decision['verdict']): Promise<void> => {
  if (!current || !needsDecision(current)) return;
  const item = current;
  const comment = main.querySelector('textarea')?.value ?? '';
  try {
    await store.put(item.id, createDecision(item, verdict, comment));
    showProgress();
  } catch (error) {
    showProgress(error instanceof Error ? error.message : String(error));
  }
  updateMark(item);
  const followingItems = visibleItems.slice(visibleItems.indexOf(item) + 1);
  select(followingItems.find((next) => needsDecision(next) && !decisionFor(store.decisions, next)) ?? item);
};

const showView = (name: View): void => {
  view = name;
  renderCurrentItem();
};

const keys: Readonly<Record<string, () => void>> = {
  j: () => moveSelection(1),
  k: () => moveSelection(-1),
  a: () => void decideCurrentItem('accepted'),
  d: () => void decideCurrentItem('denied'),
  c: () => main.querySelector('textarea')?.focus(),
  '/': () => form.querySelector('input')?.focus(),
  '?': () => help.showModal(),
  ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => showView(name)])),
};

document.addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping = target instanceof Element && target.matches('textarea, select, input:not([type=range])');
  if (event.key === 'Escape' && isTyping) return main.focus();
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || help.open) return;
  const runCommand = keys[event.key];
  if (!runCommand) return;
  event.preventDefault();
  runCommand();
});
groups.addEventListener('click', ({ target }) => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
  const item = visibleItems.find((candidate) => candidate.id === id);
  if (item) select(item);
});
main.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  const chosenView = views.find((name) => name === button?.dataset['view']);
  if (chosenView) showView(chosenView);
  const verdict = button?.dataset['verdict'];
  if (verdict === 'accepted' || verdict === 'denied') void decideCurrentItem(verdict);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', renderList);
findElement('[data-action=help]').addEventListener('click', () => help.showModal());
findElement('[data-action=download]').addEventListener('click', () => store.download());

findElement('.sides').textContent =
  `${base.name} (${base.commit.slice(0, 8)}) → ${head.name} (${head.commit.slice(0, 8)} ${head.subject})`;
findElement('[data-action=download]').hidden = store.isServed;
form.replaceChildren(...filterFields(items));
const linkedId = decodeURIComponent(location.hash.slice(1));
current = items.find(({ id }) => id === linkedId) ?? null;
store.load().then(
  () => {
    renderList();
    showProgress();
  },
  (error: unknown) => showProgress(error instanceof Error ? error.message : String(error)),
);
