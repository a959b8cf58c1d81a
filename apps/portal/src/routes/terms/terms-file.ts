import type { Texts } from '@saddlebag/domain/i18n';

/** The sections of the terms, in order. */
export const termsSections = ['account', 'request', 'fee', 'goods', 'privacy', 'changes'] as const;

/** Builds a text file of the terms. Throws if a text is missing, so that users never keep incomplete terms. */
export const toTermsFile = ({ terms }: Texts) => {
  const textOf = (name: string): string => {
    const text = typeof terms === 'object' ? terms[name] : undefined;
    if (typeof text !== 'string')
      throw new Error(
        `The text terms.${name} is missing, so the terms were not saved. Add it to the locale file.`,
      );
    return text;
  };
  const sections = termsSections.map((name) => `${textOf(`${name}-title`)}\n${textOf(`${name}-body`)}`);
  // The byte order mark makes every editor read the file as UTF-8.
  const content = `\ufeff${[textOf('title'), textOf('lead'), ...sections].join('\n\n')}\n`;
  return { name: 'terms.txt', type: 'text/plain;charset=utf-8', content };
};
