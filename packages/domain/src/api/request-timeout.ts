/** Milliseconds until a call without a response fails. */
export const requestTimeoutMs = 15_000;
