/** The message by which the service says that a fee signature has run out (specification 000, section 8). */
export const signatureExpiredMessage = 'SignatureExpired';
