/** How an account is found: by email, or by mobile number in E.164. */
export type Contact =
  { readonly kind: 'email'; readonly email: string } | { readonly kind: 'mobile'; readonly number: string };

/** The contact in the wire's field names. */
export const toWireContact = (contact: Contact) =>
  contact.kind === 'email' ? { email_address: contact.email } : { mobile_number: contact.number };
