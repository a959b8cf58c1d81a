import { localeOf } from '@saddlebag/domain/i18n';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'src/locales');

/** The names of the languages that the portal ships, in their own scripts, by BCP 47 tag. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .map((tag) => [tag, localeOf(tag).endonym]),
);
