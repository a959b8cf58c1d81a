/** The contact by which an account is found: its email, or its mobile number in E.164. */
export type Contact =
  { readonly kind: 'email'; readonly email: string } | { readonly kind: 'mobile'; readonly number: string };

/** Converts a contact to its wire fields. */
export const toWireContact = (contact: Contact) =>
  contact.kind === 'email' ? { email_address: contact.email } : { mobile_number: contact.number };
