/** Test tools that both Vitest and Storybook provide, because both run the contract. */
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
 * Verifies the keyboard behaviour of a draggable pin, which is the same for every engine. The page must
 * contain one ready map, one draggable pin and an `<output>` with the point that `onMoveEnd` reported last.
 */
export async function verifyPinContract(
  page: HTMLElement,
  label: string,
  tools: ContractTools,
): Promise<void> {
  const { expect, keyboard, waitFor } = tools;
  const map = page.querySelector('[data-slot=map]');
  const pin = () => page.querySelector<HTMLElement>('button[data-draggable]');
  const reportedPoint = () => textOf(page.querySelector('output'));
  const announcement = () => textOf(map?.querySelector('[role=status].sr-only'));
  const markerLatitude = () => pin()?.parentElement?.dataset['latitude'];

  // The pin is a button with a name and keyboard instructions. The outline lists the pin as well.
  expect(pin()?.getAttribute('aria-label')).toBe(label);
  const hint = document.getElementById(pin()?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(textOf(hint)).toMatch(/arrow keys/);
  // Features register in effects, so the outline may update after the first render.
  await waitFor(() =>
    expect(textOf(map?.querySelector('[data-slot=map-outline]'))).toMatch(new RegExp(label)),
  );

  // Focus opens the tooltip, Escape closes it, and neither moves the pin.
  const startPoint = reportedPoint();
  pin()?.focus();
  await waitFor(() => expect(textOf(map?.querySelector('[role=tooltip]'))).toBe(label));
  await keyboard('{Escape}');
  await waitFor(() => expect(map?.querySelector('[role=tooltip]')).toBe(null));
  expect(reportedPoint()).toBe(startPoint);

  // Consecutive key presses are one movement, which is reported after a pause.
  await keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(reportedPoint()).toBe(startPoint);
  await waitFor(() => expect(announcement()).toMatch(new RegExp(`^${label} moved to`)));
  const [latitude = 0, longitude = 0] = reportedPoint().split(', ').map(Number);
  const [latitudeBefore = 0, longitudeBefore = 0] = startPoint.split(', ').map(Number);
  expect(latitude > latitudeBefore && longitude > longitudeBefore).toBe(true);
  expect(Number(markerLatitude()).toFixed(5)).toBe(latitude.toFixed(5));
  expect(document.activeElement === pin()).toBe(true);

  // Escape reverts a movement that was not reported yet.
  const pointBefore = reportedPoint();
  await keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(announcement()).toBe(`${label} put back`));
  expect(reportedPoint()).toBe(pointBefore);
}
