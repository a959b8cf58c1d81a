import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $loadTexts, type Texts } from '@saddlebag/domain/i18n';
import { $notifications } from '@saddlebag/domain/notifications';
import { seedScope } from '@saddlebag/domain/testing';
import { downloadFileFx } from '../../download-file.ts';
import en from '../../locales/en.json';
import { downloadRequested } from './download.model.ts';
import { termsSections } from './terms-file.ts';

const download = async (load: () => Promise<Texts>) => {
  const files: { readonly name: string; readonly content: unknown }[] = [];
  const scope = seedScope({
    values: [[$loadTexts, load]],
    handlers: [[downloadFileFx, (file: (typeof files)[number]) => files.push(file)]],
  });
  await allSettled(downloadRequested, { scope });
  return { files, notifications: scope.getState($notifications) };
};

describe('download of the terms', () => {
  // Proves: screen.terms-download
  it('saves every section of the current terms', async () => {
    const { files, notifications } = await download(() => Promise.resolve(en));

    expect([files.map(({ name }) => name), notifications]).toEqual([['terms.txt'], []]);
    const missing = termsSections.filter(
      (name) =>
        !String(files[0]?.content).includes(`${en.terms[`${name}-title`]}\n${en.terms[`${name}-body`]}`),
    );
    expect(missing).toEqual([]);
  });

  // Proves: help-centre.terms-download-failed
  it.each([
    ['the texts do not load', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a section is missing', () => Promise.resolve({ terms: { title: 'Terms of use' } })],
  ])('saves nothing and shows an error when %s', async (_, load) => {
    const { files, notifications } = await download(load);

    expect(files).toEqual([]);
    expect(notifications).toMatchObject([{ tone: 'error', message: { key: 'terms.download-failed' } }]);
  });
});
