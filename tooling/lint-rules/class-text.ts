import type { Rule } from 'eslint';

/**
 * Removes the variants (`dark:hover:`), the importance mark and the sign from a utility class. Colons inside
 * brackets are part of the value.
 */
export const bareUtility = (word: string): string => {
  const bracket = word.search(/[[(]/);
  const head = bracket === -1 ? word : word.slice(0, bracket);
  return word.slice(head.lastIndexOf(':') + 1).replace(/^[!-]+/, '');
};

/** Visits each word in the strings and templates of a file. Any of these words may be a class name. */
export const visitWords = (visit: (node: Rule.Node, word: string) => void): Rule.RuleListener => {
  const visitText = (node: Rule.Node, text: string): void => {
    for (const word of text.split(/\s+/)) if (word !== '') visit(node, word);
  };
  return {
    Literal: (node) => {
      if (typeof node.value === 'string') visitText(node, node.value);
    },
    TemplateElement: (node) => visitText(node, node.value.raw),
  };
};
