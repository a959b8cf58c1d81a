import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { leaveSession } from './session.ts';

/** The sandbox's accounts; all have the same password. */
export const accounts = {
  parent: 'demo@saddlebag.test',
  single: 'single@saddlebag.test',
  bahrain: 'bahrain@saddlebag.test',
} as const;
export const password = 'Saddle1!bag';

/** What is typed into the details of an order. */
export interface Details {
  readonly name: string;
  /** As typed, in any script and shape. */
  readonly phone: string;
  readonly notes?: string;
  readonly amount: string;
  readonly description?: string;
  readonly pickupCode?: string;
}

/** A house half a kilometre from the demo kitchen: what is typed, and the suggestion that is picked. */
export const nearby = {
  typed: '12 Shapla Lane',
  address: 'House 12, Shapla Lane, Lalshalu, Dhaka 1214',
} as const;

export const farhana: Details = {
  name: 'Farhana Islam',
  phone: '01711 223304',
  notes: 'Blue gate, ring twice',
  amount: '640',
  description: 'Two kacchi biryani, one borhani',
};

/** The portal as a vendor sees it: screens by their names, and what is done on them. */
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
  /** The summary of fee and time above the button. */
  readonly quote: Locator;
  readonly fee: Locator;
  /** The one button that sends the rider. */
  readonly submit: Locator;
  readonly requestTitle: Locator;
  readonly pin: Locator;
  /** The rider's marker on the map of the order on display. */
  readonly rider: Locator;
  /** The order on display on the tracking screen. */
  readonly detail: Locator;
  /** The word on the live connection above the list. */
  readonly connection: Locator;
  /** The messages in the corner. */
  readonly toasts: Locator;
  /** The row of an order in the list. */
  row(orderId: string): Locator;
  /** Opens the start as somebody who has signed in before; ends on the request screen. */
  signIn(email?: string): Promise<void>;
  /** Opens the start and signs in through the form; ends on the request screen. */
  signInByForm(email?: string): Promise<void>;
  /** Types an address and picks the suggestion. */
  choose(typed: string, suggestion: string): Promise<void>;
  /** Chooses the nearby address and waits for its fee. */
  chooseNearby(): Promise<void>;
  fill(details: Details): Promise<void>;
  /** Presses the button and waits for the tracking screen; answers the order's id. */
  request(): Promise<string>;
  /** Where the rider's marker stands; null while there is none. */
  riderPlace(): Promise<string | null>;
  /** The order that the address of the tracking screen names. */
  orderId(): Promise<string>;
}

const optional = async (field: Locator, text: string | undefined): Promise<void> => {
  if (text !== undefined) await field.fill(text);
};

/** The vendor at a page of the portal, in English. */
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
    // The marker itself is a point without a size; what is seen of it is the picture on that point.
    rider: page.locator('[data-slot=map-marker][data-kind=rider]'),
    detail: page.locator('[data-slot=order-detail]'),
    connection: page
      .getByRole('region', { name: 'Order tracking' })
      .locator('[data-slot=status-badge]')
      .first(),
    toasts: page.getByRole('region', { name: /^Notifications/ }),
    row: (orderId) => page.locator(`[data-slot=order-list-item][data-order-id="${orderId}"]`),
    signIn: async (email = accounts.parent) => {
      await leaveSession(page, email, password);
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
    choose: async (typed, suggestion) => {
      await vendor.address.fill(typed);
      await vendor.suggestions.getByRole('option', { name: new RegExp(`^${suggestion}`) }).click();
      await expect(vendor.address).toHaveValue(suggestion);
    },
    chooseNearby: async () => {
      await vendor.choose(nearby.typed, nearby.address);
      await expect(vendor.fee).toBeVisible();
    },
    fill: async ({ name, phone, notes, amount, description, pickupCode }) => {
      await vendor.name.fill(name);
      await vendor.phone.fill(phone);
      await optional(vendor.notes, notes);
      await vendor.amount.fill(amount);
      await optional(vendor.description, description);
      await optional(vendor.pickupCode, pickupCode);
    },
    request: async () => {
      await vendor.submit.click();
      return vendor.orderId();
    },
    riderPlace: async () => {
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
