import ts from 'typescript';

/** Start and end offsets in a source text; the end is exclusive. */
export type TextRange = readonly [from: number, to: number];

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/**
 * Finds the strings, templates, regular expressions and JSX texts of a file, where `//` starts no comment.
 */
export const textRanges = (source: ts.SourceFile): readonly TextRange[] => {
  const ranges: TextRange[] = [];
  const visit = (node: ts.Node): void => {
    // A JSX text includes its leading whitespace.
    if (isText(node)) ranges.push([ts.isJsxText(node) ? node.pos : node.getStart(source), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return ranges;
};
