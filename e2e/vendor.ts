import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { storeSession } from './session.ts';

/** Accounts that the sandbox seeds. They share one password. */
export const accounts = {
  parent: 'demo@saddlebag.test',
  single: 'single@saddlebag.test',
  bahrain: 'bahrain@saddlebag.test',
  /** Its outlets have no place, so every request asks for the pick-up. */
  popup: 'popup@saddlebag.test',
} as const;
export const password = 'Saddle1!bag';

/** The texts that a test types into the order details. */
export interface Details {
  readonly name: string;
  /** Phone number in any script and format. */
  readonly phone: string;
  readonly notes?: string;
  readonly amount: string;
  readonly description?: string;
  readonly pickupCode?: string;
}

/** A house 500 m from the demo vendor: the text typed into the search and the suggestion to pick. */
export const nearbyPlace = {
  query: '12 Shapla Lane',
  address: 'House 12, Shapla Lane, Lalshalu, Dhaka 1214',
} as const;

/** Details of the customer in most tests. */
export const farhana: Details = {
  name: 'Farhana Islam',
  phone: '01711 223304',
  notes: 'Blue gate, ring twice',
  amount: '640',
  description: 'Two kacchi biryani, one borhani',
};

/** The optional fields that the request form hides behind chips until they are needed, by form name. */
export type ExtraField = 'notes' | 'description' | 'pickupCode' | 'vatNumber' | 'voucherCode';

/** Opens an optional field of the request form, unless it is open already. Works in every language. */
export const openExtraField = async (page: Page, field: ExtraField): Promise<void> => {
  const chip = page.locator(`button[data-field=${field}]`);
  const control = page.locator(`[name=${field}]`);
  await expect(chip.or(control)).toBeVisible();
  if (await chip.isVisible()) await chip.click();
  await expect(control).toBeVisible();
};

/** Page object of the portal: locators by accessible name, and the actions of a vendor. */
export interface Vendor {
  readonly email: Locator;
  readonly password: Locator;
  readonly logIn: Locator;
  readonly address: Locator;
  readonly suggestions: Locator;
  readonly unit: Locator;
  readonly building: Locator;
  readonly name: Locator;
  readonly phone: Locator;
  readonly notes: Locator;
  readonly amount: Locator;
  readonly description: Locator;
  readonly pickupCode: Locator;
  /** The summary of fee and delivery time above the submit button. */
  readonly quote: Locator;
  readonly fee: Locator;
  /** The submit button of the request. */
  readonly submit: Locator;
  readonly requestTitle: Locator;
  readonly pin: Locator;
  /** The rider's marker on the map of the open order. */
  readonly rider: Locator;
  /** The details of the order that is open on the tracking screen. */
  readonly detail: Locator;
  /** The status of the live connection, above the order list. */
  readonly connectionStatus: Locator;
  /** The region that contains the toasts. */
  readonly toasts: Locator;
  /** The row of an order in the order list. */
  row(orderId: string): Locator;
  /** Opens the request screen with a stored session. */
  signIn(email?: string): Promise<void>;
  /** Signs in through the login form and waits for the request screen. */
  signInByForm(email?: string): Promise<void>;
  /** Types an address and picks a suggestion. */
  chooseAddress(typed: string, suggestion: string): Promise<void>;
  /** Picks `nearbyPlace` and waits for its fee. */
  chooseNearbyAddress(): Promise<void>;
  fill(details: Details): Promise<void>;
  /** Opens optional fields, unless they are open already. */
  openExtras(...fields: readonly ExtraField[]): Promise<void>;
  /** Discards the draft and waits for the empty form. */
  startOver(): Promise<void>;
  /** Submits the request, waits for the tracking screen and returns the order id. */
  request(): Promise<string>;
  /** Returns the rider's position as 'latitude,longitude', or null while the map shows no rider. */
  riderPoint(): Promise<string | null>;
  /** Waits for the tracking screen and returns the order id from its URL. */
  orderId(): Promise<string>;
}

/** Matches the name of an address in the suggestions: the house and the street, then the district or the city. */
export const suggestionName = (address: string): RegExp => {
  const parts = address.replace(/ [0-9]+$/, '').split(', ');
  const firstLine = parts.slice(0, Math.max(1, parts.length - 2)).join(', ');
  // Right-to-left languages isolate the district.
  return new RegExp(`^${firstLine} \u2068?${parts.length > 2 ? parts.at(-2) : parts.at(-1)}`);
};

/** Creates the page object for a page of the portal. The page must be in English. */
export const vendorAt = (page: Page): Vendor => {
  const field = (name: string | RegExp): Locator => page.getByRole('textbox', { name });
  const vendor: Vendor = {
    email: field('Email'),
    password: page.getByLabel('Password', { exact: true }),
    logIn: page.getByRole('button', { name: 'Log in' }),
    address: page.getByRole('combobox', { name: 'Customer’s address' }),
    suggestions: page.getByRole('listbox'),
    unit: field('Unit or floor'),
    building: field('Building or landmark'),
    name: field('Customer’s name'),
    phone: field('Customer’s phone'),
    notes: field(/^Note to the rider/),
    amount: field('Amount'),
    description: field(/^What is in the bag/),
    pickupCode: field(/^Pickup code/),
    quote: page.locator('[data-slot=quote]'),
    fee: page.locator('[data-slot=quote-fee]'),
    submit: page.locator('[data-slot=request-footer] button[type=submit]'),
    requestTitle: page.getByRole('heading', { level: 1, name: 'Request a rider' }),
    pin: page.getByRole('button', { name: /^Delivery to / }),
    // The marker element has no size. Only the picture inside it is visible.
    rider: page.locator('[data-slot=map-marker][data-kind=rider]'),
    detail: page.locator('[data-slot=order-detail]'),
    connectionStatus: page
      .getByRole('region', { name: 'Order tracking' })
      .locator('[data-slot=status-badge]')
      .first(),
    toasts: page.getByRole('region', { name: /^Notifications/ }),
    row: (orderId) => page.locator(`[data-slot=order-list-item][data-order-id="${orderId}"]`),
    signIn: async (email = accounts.parent) => {
      await storeSession(page, email, password);
      await page.goto('/');
      await expect(vendor.requestTitle).toBeVisible();
    },
    signInByForm: async (email = accounts.parent) => {
      await page.goto('/');
      await vendor.email.fill(email);
      await vendor.password.fill(password);
      await vendor.logIn.click();
      await expect(vendor.requestTitle).toBeVisible();
    },
    chooseAddress: async (typed, suggestion) => {
      await vendor.address.fill(typed);
      await vendor.suggestions.getByRole('option', { name: suggestionName(suggestion) }).click();
      await expect(vendor.address).toHaveValue(suggestion);
    },
    chooseNearbyAddress: async () => {
      await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
      await expect(vendor.fee).toBeVisible();
    },
    fill: async ({ name, phone, notes, amount, description, pickupCode }) => {
      await vendor.name.fill(name);
      await vendor.phone.fill(phone);
      await vendor.amount.fill(amount);
      const extras = { notes, description, pickupCode } as const;
      for (const field of ['notes', 'description', 'pickupCode'] as const) {
        const text = extras[field];
        if (text === undefined) continue;
        await openExtraField(page, field);
        await vendor[field].fill(text);
      }
    },
    openExtras: async (...fields) => {
      for (const field of fields) await openExtraField(page, field);
    },
    startOver: async () => {
      await page.getByRole('button', { name: 'Start over' }).click();
      const question = page.getByRole('alertdialog', { name: 'Start over?' });
      await question.getByRole('button', { name: 'Start over' }).click();
      await expect(vendor.name).toHaveValue('');
    },
    request: async () => {
      await vendor.submit.click();
      return vendor.orderId();
    },
    riderPoint: async () => {
      const [place] = await vendor.rider.evaluateAll((markers) =>
        markers.map(
          (marker) => `${marker.getAttribute('data-latitude')},${marker.getAttribute('data-longitude')}`,
        ),
      );
      return place ?? null;
    },
    orderId: async () => {
      await page.waitForURL(/\/order-tracking\/[^?]+\?order_id=./);
      return new URL(page.url()).searchParams.get('order_id') ?? '';
    },
  };
  return vendor;
};
