import { expect } from './fixtures.ts';
import type { Sandbox } from './fixtures.ts';
import { farhana } from './vendor.ts';
import type { Vendor } from './vendor.ts';

/** Matches the errors that the browser logs for failed calls and broken connections. */
export const failureConsolePatterns: readonly RegExp[] = [
  /status of (400|401|500)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/,
];

/** Number of times that the client sends a read-only call before it reports a failure. */
export const attemptsPerRead = 4;

export interface Fault {
  readonly kind: string;
  readonly status?: number;
  readonly path?: string;
  readonly value?: unknown;
}

/** Injects a fault into the next `times` calls of the contract `path`. */
export const injectFault = (sandbox: Sandbox, path: string, fault: Fault, times = 1) =>
  sandbox.control('faults', { path, times, fault });

/** Returns the toast that contains a text. */
export const toast = (vendor: Vendor, text: string) =>
  vendor.toasts.getByRole('listitem').filter({ hasText: text });

/** Fails unless the form still shows every detail of `farhana`. */
export const expectDetailsKept = async (vendor: Vendor) => {
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.notes).toHaveValue(farhana.notes ?? '');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.description).toHaveValue(farhana.description ?? '');
};

/** Submits the request and waits until the tracking screen shows the order. */
export const expectOrderPlaced = async (vendor: Vendor) => {
  await vendor.request();
  await expect(vendor.detail).toContainText(farhana.name);
};
