import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { offlineBuildOf, workerSource } from './offline-worker.ts';

const chunk = (fileName: string, { size = 10, isEntry = false, imports = [] as string[] } = {}) =>
  ({ type: 'chunk', fileName, isEntry, imports, code: 'x'.repeat(size) }) as never;
const asset = (fileName: string) => ({ type: 'asset', fileName }) as never;

const files = [
  chunk('assets/index-1.js', { isEntry: true, imports: ['assets/first-load-1.js'] }),
  chunk('assets/first-load-1.js', { size: 300_000 }),
  chunk('assets/request-1.js'),
  chunk('assets/map-1.js', { size: 300_000 }),
  asset('assets/index-1.css'),
  asset('assets/font-1.woff2'),
  asset('locales/bn.json'),
  asset('licenses.md'),
];

describe('offlineBuildOf', () => {
  it('lists the first load, small chunks, styles and texts', () => {
    const { entry, files: names } = offlineBuildOf(files);

    expect(entry).toBe('assets/index-1.js');
    expect(names).toEqual([
      '/assets/first-load-1.js',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/request-1.js',
      '/locales/bn.json',
    ]);
  });

  it('names another cache for another build', () => {
    const other = offlineBuildOf([chunk('assets/index-2.js', { isEntry: true })]);

    expect(other.cacheName).not.toBe(offlineBuildOf(files).cacheName);
  });
});

describe('workerSource', () => {
  it('is a complete script', () => {
    const listened: string[] = [];
    const self = { addEventListener: (type: string) => listened.push(type) };
    runInNewContext(workerSource(offlineBuildOf(files)), { self });

    expect(listened.sort()).toEqual(['activate', 'fetch', 'install']);
  });
});
