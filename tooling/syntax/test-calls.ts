import ts from 'typescript';

/** A call of a Vitest or Playwright function with a title: `it('…')`, `describe.each(rows)('…')`. */
export interface TestCall {
  readonly kind: 'test' | 'group';
  readonly call: ts.CallExpression;
  /** The names of the callee: `['it', 'each']` for `it.each(rows)('…')`. */
  readonly names: readonly string[];
}

const namesOf = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
};

const otherTestMembers = /^(?:describe|use|step|extend|info|slow|setTimeout|before\w*|after\w*)$/;

const kindOf = ([base, member = '', second]: readonly string[]): TestCall['kind'] | null => {
  if (base === 'describe') return 'group';
  if (base === 'test' && member === 'describe') return second === 'configure' ? null : 'group';
  return base === 'it' || (base === 'test' && !otherTestMembers.test(member)) ? 'test' : null;
};

/** Reads a node as the declaration of a test or of a group of tests. Returns null for anything else. */
export const readTestCall = (node: ts.Node): TestCall | null => {
  if (!ts.isCallExpression(node)) return null;
  // In `it.each(rows)('title')`, only the outer call has the title.
  if (ts.isCallExpression(node.parent) && node.parent.expression === node) return null;
  const names = namesOf(node.expression);
  const kind = kindOf(names);
  return kind && { kind, call: node, names };
};

/** Returns the calls of the groups around a node, outermost first. */
export const groupsAround = (node: ts.Node): readonly TestCall[] => {
  const groups: TestCall[] = [];
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) {
    const group = readTestCall(outer);
    if (group?.kind === 'group') groups.unshift(group);
  }
  return groups;
};

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

/**
 * Returns the title of a test or a group. Computed parts appear as source code in braces. A constant of the
 * same file is replaced by its text.
 */
export const titleOf = ({ call }: TestCall, source: ts.SourceFile): string =>
  textOf(call.arguments[0], source);
