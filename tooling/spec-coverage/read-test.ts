import ts from 'typescript';
import { groupsAround, readTestCall, titleOf } from '../syntax/test-calls.ts';

/** A test of Vitest or Playwright that a statement declares. */
export interface DeclaredTest {
  /** Titles of the surrounding groups and of the test, joined by `›`. */
  readonly title: string;
  /** True when the test, or a group around it, does not run. */
  readonly skipped: boolean;
}

const modifiersThatSkip = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);

/** True when the body of a test contains a call that skips it, such as `test.skip(condition)`. */
const skipsItself = (call: ts.CallExpression): boolean => {
  const visit = (node: ts.Node): boolean => {
    const test = readTestCall(node);
    if (test?.kind === 'test' && ['skip', 'fixme', 'fail'].includes(test.names[1] ?? '')) return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return call.arguments.some(visit);
};

/** Reads a statement as a test. Returns null when it is something else. */
export const readTest = (statement: ts.Node, source: ts.SourceFile): DeclaredTest | null => {
  if (!ts.isExpressionStatement(statement)) return null;
  const test = readTestCall(statement.expression);
  if (test?.kind !== 'test') return null;
  const path = [...groupsAround(statement), test];
  return {
    title: path.map((each) => titleOf(each, source)).join(' › '),
    skipped:
      skipsItself(test.call) || path.some(({ names }) => names.some((name) => modifiersThatSkip.has(name))),
  };
};
