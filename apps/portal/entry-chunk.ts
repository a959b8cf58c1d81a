/** The part of a chunk that tells whether it is the entry. */
interface EntryCandidate {
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly isEntry?: boolean | undefined;
}

/**
 * Finds the entry script, which the page names. The chunk "first-load" contains the portal's entry module. The chunk
 * that is marked as the entry would only import it, and Vite drops that chunk when it writes the page.
 */
export const findEntryChunk = <File extends EntryCandidate>(
  files: readonly File[],
): Extract<File, { readonly type: 'chunk' }> | undefined => {
  const chunks = files.filter(
    (file): file is Extract<File, { readonly type: 'chunk' }> => file.type === 'chunk',
  );
  return chunks.find(({ name }) => name === 'first-load') ?? chunks.find(({ isEntry }) => isEntry);
};
