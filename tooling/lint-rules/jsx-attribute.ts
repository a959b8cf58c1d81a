/** An attribute of a JSX element. The syntax types of ESLint do not include JSX. */
interface JsxAttribute {
  readonly type: 'JSXAttribute';
  readonly name: { readonly name?: unknown };
  readonly value: { readonly type: string; readonly value?: unknown } | null;
}

export const isJsxAttribute = (node: { readonly type: string }): node is JsxAttribute =>
  node.type === 'JSXAttribute';
