import ts from 'typescript';
import { textRanges } from '../syntax/text-ranges.ts';
import { readTest } from './read-test.ts';

/** A test that says which points it proves. */
export interface ProvingTest {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The whole title: `describe › it`. */
  readonly title: string;
  /** Ids of points; one that ends in `.*` stands for all that begin like it. */
  readonly proves: readonly string[];
}

export interface Marks {
  readonly tests: readonly ProvingTest[];
  /** What is wrong with marks, as `file:line what`. */
  readonly faults: readonly string[];
}

/** `// Proves: rule.1, rule.2` on a line of its own. */
const markPattern = /^[ \t]*\/\/ Proves:(.*)$/gm;

const idsIn = (mark: string): readonly string[] => mark.split(',').map((id) => id.trim());

/** The statement whose leading comments take in a position; null for a comment that stands above nothing. */
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

/** Reads the marks of a test file. @param file path from the root, for messages and links */
export const readMarks = (file: string, text: string): Marks => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = textRanges(source);
  const faults: string[] = [];
  const byTest = new Map<ts.Node, { readonly title: string; readonly proves: string[] }>();
  for (const match of text.matchAll(markPattern)) {
    const position = match.index + match[0].indexOf('//');
    if (ranges.some(([from, to]) => from <= position && position < to)) continue;
    const statement = statementBelow(source, position);
    const test = statement && readTest(statement, source);
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    if (!statement || !test) faults.push(`${file}:${line} A mark stands above something that is no test.`);
    else if (test.skipped) faults.push(`${file}:${line} A mark stands above a test that is skipped.`);
    else {
      const known = byTest.get(statement) ?? { title: test.title, proves: [] };
      known.proves.push(...idsIn(match[1] ?? ''));
      byTest.set(statement, known);
    }
  }
  return { tests: [...byTest.values()].map((test) => ({ file, ...test })), faults };
};
