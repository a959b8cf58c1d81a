import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadPart } from './preload-part.ts';

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const load = () => Promise.resolve('the part');

afterEach(() => {
  document.head.replaceChildren();
});

describe('preloadPart', () => {
  it('runs an import without files', async () => {
    expect(await preloadPart(load)).toBe('the part');
  });

  it('preloads each script once and does not wait for it', async () => {
    await preloadPart(load, ['assets/a.js', 'assets/b.js']);
    await preloadPart(load, ['assets/a.js']);

    expect(links('modulepreload').map(({ href }) => new URL(href).pathname)).toEqual([
      '/assets/a.js',
      '/assets/b.js',
    ]);
  });

  it('runs the import after its styles have loaded', async () => {
    const loadPart = vi.fn(load);
    const loaded = Promise.all([
      preloadPart(loadPart, ['assets/once.css']),
      preloadPart(loadPart, ['assets/once.css']),
    ]);
    await Promise.resolve();
    const runsBefore = loadPart.mock.calls.length;
    const [style] = links('stylesheet');
    style?.onload?.(new Event('load'));
    await loaded;

    expect(links('stylesheet')).toEqual([style]);
    expect(runsBefore).toBe(0);
    expect(loadPart).toHaveBeenCalledTimes(2);
  });

  it('uses a stylesheet of the page', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/page.css">';

    expect(await preloadPart(load, ['assets/page.css'])).toBe('the part');
  });

  it('rejects if a stylesheet fails, reports it, and loads it again the next time', async () => {
    const reported = vi.fn();
    window.addEventListener('vite:preloadError', reported, { once: true });
    const failed = preloadPart(load, ['assets/again.css']);
    await Promise.resolve();
    links('stylesheet')[0]?.onerror?.(new Event('error'));
    await expect(failed).rejects.toThrow('/assets/again.css did not load');
    expect(reported).toHaveBeenCalledTimes(1);

    const loadedAgain = preloadPart(load, ['assets/again.css']);
    await Promise.resolve();
    links('stylesheet')[0]?.onload?.(new Event('load'));

    expect(await loadedAgain).toBe('the part');
  });

  it('reports an import that fails', async () => {
    const reported = vi.fn();
    window.addEventListener('vite:preloadError', reported, { once: true });

    await expect(preloadPart(() => Promise.reject(new Error('No file.')))).rejects.toThrow('No file.');
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
