/** The error message of the service for an expired fee signature (specification 000, section 8). */
export const signatureExpiredMessage = 'SignatureExpired';
