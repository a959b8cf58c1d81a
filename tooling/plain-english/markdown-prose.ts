/** Blanks the fenced code blocks of a Markdown text. The lines keep their numbers. */
export const markdownProse = (text: string): string =>
  text.replaceAll(/^([ \t]*)(```|~~~)[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  );
