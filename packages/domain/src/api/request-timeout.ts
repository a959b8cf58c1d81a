/** No answer in this time is no answer. */
export const requestTimeoutMs = 15_000;
