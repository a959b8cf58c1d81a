/** Returns true if each word of the search is part of the flag's name or explanation. */
export const matchesFlag = (search: string, name: string, explanation: string): boolean => {
  const text = `${name} ${explanation}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
