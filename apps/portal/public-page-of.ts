/** The pages with their own entries, which recipients open without a session (specification 001, section 2). */
export const publicPages = ['tracking', 'delivery-receipt', 'tracking-c2c', 'prohibiteditems-c2c'] as const;

/** Returns the public page of a path: `/tracking/{token}` opens `tracking`. Returns null for other paths. */
export const publicPageOf = (path: string): (typeof publicPages)[number] | null => {
  const [, name, token] = path.split('/');
  const page = publicPages.find((candidate) => candidate === name);
  return page !== undefined && (page === 'prohibiteditems-c2c' || Boolean(token)) ? page : null;
};
