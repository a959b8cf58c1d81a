import ts from 'typescript';
import { groupsAround, readTestCall, titleOf } from '../syntax/test-calls.ts';
import type { TestCall } from '../syntax/test-calls.ts';

/** The title of a test or of a group of tests. */
export interface TestTitle {
  readonly kind: TestCall['kind'];
  /** Line of the title, counted from 1. */
  readonly line: number;
  /** The text. Computed parts appear as source code in braces: `takes {count} parcels`. */
  readonly title: string;
  /** The titles of the groups around it, outermost first. */
  readonly groups: readonly string[];
  /** True if the test is declared in a function other than a group body, such as a shared helper. */
  readonly isInHelper: boolean;
}

const isGroupBody = (node: ts.Node): boolean => readTestCall(node.parent)?.kind === 'group';

const isInHelper = (node: ts.Node): boolean => {
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent)
    if (ts.isFunctionLike(outer) && !isGroupBody(outer)) return true;
  return false;
};

/** True for test files, and for files with helpers that declare tests. */
const declaresTests = (file: string, text: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(file) || text.includes("from 'vitest'");

/** Reads the test titles in a file. Skips titles that are an expression without any literal text. */
export const readTitles = (file: string, text: string): readonly TestTitle[] => {
  if (!declaresTests(file, text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    const test = readTestCall(node);
    const argument = test?.call.arguments[0];
    const title = test ? titleOf(test, source) : '';
    if (argument && title !== `{${argument.getText(source)}}`)
      titles.push({
        kind: test.kind,
        line: source.getLineAndCharacterOfPosition(argument.getStart(source)).line + 1,
        title,
        groups: groupsAround(node).map((group) => titleOf(group, source)),
        isInHelper: isInHelper(node),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};
