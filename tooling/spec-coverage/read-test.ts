import ts from 'typescript';

/** What a statement declares, if it is a test of Vitest or Playwright. */
export interface DeclaredTest {
  readonly title: string;
  /** Whether it, or a group around it, does not run. */
  readonly skipped: boolean;
}

/** The names of a call's callee without its arguments: `it.each([1])('a', f)` is `it`, `each`. */
const namesOf = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
};

const notRun = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);
const isTest = ([root = '', second = '']: readonly string[]): boolean =>
  root === 'it' ||
  (root === 'test' && !['describe', 'use', 'step'].includes(second) && !/^(before|after)/.test(second));
const isGroup = ([root, second]: readonly string[]): boolean =>
  root === 'describe' || (root === 'test' && second === 'describe');

/** The text of a title; parts that are computed stand as they are written, a constant of the file as it is. */
const textOf = (title: ts.Expression | undefined, source: ts.SourceFile): string => {
  if (title === undefined) return '';
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title))
    return title.templateSpans.reduce(
      (text, { expression, literal }) => `${text}{${expression.getText(source)}}${literal.text}`,
      title.head.text,
    );
  const constant = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(title) && name.getText(source) === title.text);
  return constant?.initializer ? textOf(constant.initializer, source) : `{${title.getText(source)}}`;
};

/** Whether the body gives up by itself, by a call such as `test.skip(…)`. */
const givesUp = (call: ts.CallExpression): boolean => {
  const visit = (node: ts.Node): boolean => {
    if (ts.isCallExpression(node)) {
      const [root, second = ''] = namesOf(node.expression);
      if ((root === 'test' || root === 'it') && ['skip', 'fixme', 'fail'].includes(second)) return true;
    }
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return call.arguments.some(visit);
};

/** The groups around a node, the outermost first. */
const groupsAround = (node: ts.Node): readonly ts.CallExpression[] => {
  const groups: ts.CallExpression[] = [];
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent)
    if (ts.isCallExpression(outer) && isGroup(namesOf(outer.expression))) groups.unshift(outer);
  return groups;
};

/** Reads a statement as a test; null when it is something else. */
export const readTest = (statement: ts.Node, source: ts.SourceFile): DeclaredTest | null => {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return null;
  const call = statement.expression;
  const names = namesOf(call.expression);
  if (!isTest(names)) return null;
  const groups = groupsAround(statement);
  const titles = [...groups, call].map((each) => textOf(each.arguments[0], source));
  const skipped =
    givesUp(call) ||
    [names, ...groups.map(({ expression }) => namesOf(expression))].flat().some((name) => notRun.has(name));
  return { title: titles.join(' › '), skipped };
};
