/** The email address or mobile number (E.164) that identifies an account. */
export type Contact =
  { readonly kind: 'email'; readonly email: string } | { readonly kind: 'mobile'; readonly number: string };

/** Converts a contact to its wire fields. */
export const toWireContact = (contact: Contact) =>
  contact.kind === 'email' ? { email_address: contact.email } : { mobile_number: contact.number };
