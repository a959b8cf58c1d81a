import type { Rule } from 'eslint';

/**
 * Removes what stands before and around a utility: variants (`dark:hover:`), the importance mark and the sign.
 * Colons inside brackets belong to the value.
 */
export const bareUtility = (word: string): string => {
  const bracket = word.search(/[[(]/);
  const head = bracket === -1 ? word : word.slice(0, bracket);
  return word.slice(head.lastIndexOf(':') + 1).replace(/^[!-]+/, '');
};

/** Visits each word of each string and template of a file: class names are built in many places, and all are strings. */
export const visitWords = (visit: (node: Rule.Node, word: string) => void): Rule.RuleListener => {
  const each = (node: Rule.Node, text: string): void => {
    for (const word of text.split(/\s+/)) if (word !== '') visit(node, word);
  };
  return {
    Literal: (node) => {
      if (typeof node.value === 'string') each(node, node.value);
    },
    TemplateElement: (node) => each(node, node.value.raw),
  };
};
