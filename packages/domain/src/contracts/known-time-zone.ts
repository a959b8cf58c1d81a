const replacements = new Map<string, string>();

/**
 * Returns the time zone, or `UTC` if the platform does not know it. Old browsers lack zones that were renamed, such
 * as `Europe/Kyiv`.
 * @param timeZone IANA name
 */
export const knownTimeZone = (timeZone: string): string => {
  const cached = replacements.get(timeZone);
  if (cached !== undefined) return cached;
  let known = timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    known = 'UTC';
  }
  replacements.set(timeZone, known);
  return known;
};
