import ts from 'typescript';

/** A name that a file declares. */
export interface DeclaredName {
  /** Line of the name, counted from 1. */
  readonly line: number;
  readonly kind: 'constant' | 'function' | 'class' | 'type' | 'event' | 'store' | 'effect';
  readonly name: string;
}

const unitKinds: Readonly<Record<string, DeclaredName['kind']>> = {
  createEvent: 'event',
  createStore: 'store',
  createEffect: 'effect',
  attach: 'effect',
};

const kindOfVariable = (name: string, { initializer }: ts.VariableDeclaration): DeclaredName['kind'] => {
  if (name.startsWith('$')) return 'store';
  if (initializer === undefined) return 'constant';
  if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) return 'function';
  if (!ts.isCallExpression(initializer) || !ts.isIdentifier(initializer.expression)) return 'constant';
  return unitKinds[initializer.expression.text] ?? 'constant';
};

const namesIn = (name: ts.BindingName): readonly ts.Identifier[] => {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
};

const kindOfStatement = (node: ts.Node): DeclaredName['kind'] | null => {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? 'type' : null;
};

const isOnModuleLevel = (node: ts.Node): boolean => {
  if (!ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent);
  const statement = node.parent.parent;
  return ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent);
};

/**
 * Reads the names that the top level of a file declares, and the Effector units at any depth: a model's
 * factory declares its units inside a function.
 */
export const readNames = (file: string, text: string): readonly DeclaredName[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const add = (kind: DeclaredName['kind'], name: ts.Identifier): void => {
    const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
    names.push({ line: line + 1, kind, name: name.text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      for (const name of namesIn(node.name)) {
        const kind = kindOfVariable(name.text, node);
        if (isOnModuleLevel(node) || ['event', 'store', 'effect'].includes(kind)) add(kind, name);
      }
    } else {
      const kind = kindOfStatement(node);
      const name = kind && (node as ts.DeclarationStatement).name;
      if (kind && name && ts.isIdentifier(name) && isOnModuleLevel(node)) add(kind, name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};
