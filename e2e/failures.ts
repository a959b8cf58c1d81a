import { expect } from './fixtures.ts';
import type { Sandbox } from './fixtures.ts';
import { farhana } from './vendor.ts';
import type { Vendor } from './vendor.ts';

/** The browser itself says of every call that was refused or broke. */
export const consoleOfFailures: readonly RegExp[] = [
  /status of (400|401|500)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/,
];

/** A read is asked for four times before it counts as failed. */
export const everyAttempt = 4;

export interface Fault {
  readonly kind: string;
  readonly status?: number;
  readonly path?: string;
  readonly value?: unknown;
}

/** Has the sandbox play a fault for the next calls of a contract. */
export const play = (sandbox: Sandbox, path: string, fault: Fault, times = 1) =>
  sandbox.control('faults', { path, times, fault });

/** The message in the corner that has the text. */
export const toast = (vendor: Vendor, text: string) =>
  vendor.toasts.getByRole('listitem').filter({ hasText: text });

/** The details that were typed are all still there. */
export const expectKept = async (vendor: Vendor) => {
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.notes).toHaveValue(farhana.notes ?? '');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.description).toHaveValue(farhana.description ?? '');
};

/** The request goes through, and the order is on display. */
export const expectDelivering = async (vendor: Vendor) => {
  await vendor.request();
  await expect(vendor.detail).toContainText(farhana.name);
};
