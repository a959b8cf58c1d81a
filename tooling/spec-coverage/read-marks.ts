import ts from 'typescript';
import { textRanges } from '../syntax/text-ranges.ts';
import { readTest } from './read-test.ts';

/** A test and the specification points that the `// Proves:` comment above it lists. */
export interface ProvingTest {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The full title: `describe › it`. */
  readonly title: string;
  /** Ids of specification points. An id that ends in `.*` matches all ids with that prefix. */
  readonly proves: readonly string[];
}

export interface Marks {
  readonly tests: readonly ProvingTest[];
  /** Misplaced marks, as `file:line message`. */
  readonly problems: readonly string[];
}

/** Matches a whole line such as `// Proves: rule.1, rule.2`. */
const markPattern = /^[ \t]*\/\/ Proves:(.*)$/gm;

const idsIn = (mark: string): readonly string[] => mark.split(',').map((id) => id.trim());

/** Finds the statement whose leading comments contain a position. Null if no statement follows. */
const statementBelow = (source: ts.SourceFile, position: number): ts.Node | null => {
  let found: ts.Node | null = null;
  const visit = (node: ts.Node): void => {
    if (position < node.pos || position >= node.end) return;
    if (ts.isStatement(node) && position < node.getStart(source)) found ??= node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/**
 * Reads the `// Proves:` marks of a test file.
 * @param file path from the root, for messages and links.
 */
export const readMarks = (file: string, text: string): Marks => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = textRanges(source);
  const problems: string[] = [];
  const byTest = new Map<ts.Node, { readonly title: string; readonly proves: string[] }>();
  for (const match of text.matchAll(markPattern)) {
    const position = match.index + match[0].indexOf('//');
    if (ranges.some(([from, to]) => from <= position && position < to)) continue;
    const statement = statementBelow(source, position);
    const test = statement && readTest(statement, source);
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    if (!statement || !test)
      problems.push(`${file}:${line} This mark is not above a test. Move it directly above one.`);
    else if (test.skipped)
      problems.push(
        `${file}:${line} This mark is above a skipped test, which proves nothing. Run the test or remove the mark.`,
      );
    else {
      const entry = byTest.get(statement) ?? { title: test.title, proves: [] };
      entry.proves.push(...idsIn(match[1] ?? ''));
      byTest.set(statement, entry);
    }
  }
  return { tests: [...byTest.values()].map((test) => ({ file, ...test })), problems };
};
