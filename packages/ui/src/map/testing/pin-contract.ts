/** What vitest and Storybook both have; the contract is run by both. */
export interface ContractTools {
  readonly expect: (actual: unknown) => {
    toBe(expected: unknown): unknown;
    toMatch(expected: RegExp): unknown;
  };
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly waitFor: (check: () => unknown) => Promise<unknown>;
}

const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

/**
 * What a movable pin owes whoever moves it by keyboard, on any engine. Stands for a page with one map that is ready,
 * one movable pin, and an `<output>` with the point its owner knows.
 */
export async function obeysPinContract(
  page: HTMLElement,
  label: string,
  tools: ContractTools,
): Promise<void> {
  const { expect, keyboard, waitFor } = tools;
  const map = page.querySelector('[data-slot=map]');
  const pin = () => page.querySelector<HTMLElement>('button[data-draggable]');
  const known = () => textOf(page.querySelector('output'));
  const spoken = () => textOf(map?.querySelector('[role=status].sr-only'));
  const place = () => pin()?.parentElement?.dataset['latitude'];

  // It is a button, named by its address, that says how it is moved; the list names it too.
  expect(pin()?.getAttribute('aria-label')).toBe(label);
  const hint = document.getElementById(pin()?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(textOf(hint)).toMatch(/arrow keys/);
  // What is on the map is gathered once its parts are there, so the list may come a moment later.
  await waitFor(() =>
    expect(textOf(map?.querySelector('[data-slot=map-outline]'))).toMatch(new RegExp(label)),
  );

  // Focus shows its bubble, Escape puts it away, and neither moves it.
  const start = known();
  pin()?.focus();
  await waitFor(() => expect(textOf(map?.querySelector('[role=tooltip]'))).toBe(label));
  await keyboard('{Escape}');
  await waitFor(() => expect(map?.querySelector('[role=tooltip]')).toBe(null));
  expect(known()).toBe(start);

  // Presses that follow each other are one movement, told when they pause.
  await keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(known()).toBe(start);
  await waitFor(() => expect(spoken()).toMatch(new RegExp(`^${label} moved to`)));
  const [latitude = 0, longitude = 0] = known().split(', ').map(Number);
  const [latitudeBefore = 0, longitudeBefore = 0] = start.split(', ').map(Number);
  expect(latitude > latitudeBefore && longitude > longitudeBefore).toBe(true);
  expect(Number(place()).toFixed(5)).toBe(latitude.toFixed(5));
  expect(document.activeElement === pin()).toBe(true);

  // Escape puts back what is not told yet.
  const rest = known();
  await keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(spoken()).toBe(`${label} put back`));
  expect(known()).toBe(rest);
}
