import { describe, expect, it } from 'vitest';
import { serveBuildOffline, type WorkerEvents, type WorkerScope } from './serve-build-offline.ts';

const origin = 'https://portal.example';
const page = '<script src="/assets/index-one.js"></script>';

const pathOf = (request: { readonly url: string } | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;

/** Caches in memory. `load` fetches the files that a worker adds. */
const createCaches = (load: (path: string) => Promise<Response>) => {
  const caches = new Map<string, Map<string, Response>>();
  const storage: WorkerScope['caches'] = {
    open: (name) => {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return Promise.resolve({
        put: (request, response) => {
          entries.set(pathOf(request), response);
          return Promise.resolve();
        },
        match: (request) => Promise.resolve(entries.get(pathOf(request))?.clone()),
        addAll: async (paths) => {
          for (const path of paths) entries.set(path, await load(path));
        },
      });
    },
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name) => Promise.resolve(caches.delete(name)),
  };
  return { caches, storage };
};

/** Starts a worker of the build `one` on a server whose files a test changes. */
const startWorker = () => {
  const server = new Map([
    ['/', page],
    ['/assets/index-one.js', 'entry'],
    ['/locales/bn.json', '{}'],
    ['/assets/map-one.js', 'map'],
  ]);
  const network = { isOffline: false };
  const load = (path: string) => {
    if (network.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const body = server.get(path);
    return Promise.resolve(new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 }));
  };
  const { caches, storage } = createCaches(load);
  const listeners: { [Type in keyof WorkerEvents]?: (event: WorkerEvents[Type]) => void } = {};
  const worker: WorkerScope = {
    caches: storage,
    clients: { claim: () => Promise.resolve() },
    location: { origin },
    fetch: (request) => load(pathOf(request)),
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type, listener) => void Object.assign(listeners, { [type]: listener }),
  };
  serveBuildOffline(worker, {
    cacheName: 'saddlebag-build-one',
    entry: 'assets/index-one.js',
    files: ['/assets/index-one.js', '/locales/bn.json'],
  });
  const fire = async (type: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ waitUntil: (started) => void work.push(started) });
    await Promise.all(work);
  };
  /** Returns the body of the worker's response. Null if the worker leaves the request to the browser. */
  const request = async (
    path: string,
    { mode = 'cors', method = 'GET' }: { mode?: RequestMode; method?: string } = {},
  ) => {
    const responses: Promise<Response>[] = [];
    listeners.fetch?.({
      request: { url: origin + path, method, mode },
      respondWith: (response) => void responses.push(response),
    });
    const [response] = await Promise.all(responses);
    return response?.text() ?? null;
  };
  return { server, network, caches, fire, request };
};

describe('the service worker', () => {
  // Proves: offline.start
  it('opens every screen offline from the cached page', async () => {
    const { network, fire, request } = startWorker();
    await fire('install');
    network.isOffline = true;

    expect(await request('/order-tracking/y0ud?order_id=1', { mode: 'navigate' })).toBe(page);
    expect(await request('/assets/index-one.js')).toBe('entry');
    expect(await request('/locales/bn.json')).toBe('{}');
  });

  it('loads pages from the network while online', async () => {
    const { server, fire, request } = startWorker();
    await fire('install');
    server.set('/', 'newer page');

    expect(await request('/', { mode: 'navigate' })).toBe('newer page');
  });

  it('caches a script after its first use', async () => {
    const { network, fire, request } = startWorker();
    await fire('install');
    await request('/assets/map-one.js');
    network.isOffline = true;

    expect(await request('/assets/map-one.js')).toBe('map');
  });

  it('does not cache the response for a missing script', async () => {
    const { server, fire, request } = startWorker();
    await fire('install');
    const missing = await request('/assets/late-one.js');
    server.set('/assets/late-one.js', 'late');

    expect(missing).toBe('Not found');
    expect(await request('/assets/late-one.js')).toBe('late');
  });

  // Proves: offline.sends-nothing
  it.each<[path: string, init: { mode?: RequestMode; method?: string }]>([
    ['/orders/api/v1/vendors', {}],
    ['/orders/api/v1/order', { method: 'POST' }],
    ['/build-manifest.json?timestamp=1', {}],
    ['/flags/asia?country=bd', {}],
    ['/tracking/token', { mode: 'navigate' }],
  ])('leaves %s to the browser', async (path, init) => {
    const { fire, request } = startWorker();
    await fire('install');

    expect(await request(path, init)).toBeNull();
  });

  it('fails to install when the page belongs to another build', async () => {
    const { server, fire } = startWorker();
    server.set('/', '<script src="/assets/index-two.js"></script>');

    await expect(fire('install')).rejects.toThrow('does not belong to assets/index-one.js');
  });

  it('keeps only the files of its own build', async () => {
    const { caches, fire } = startWorker();
    caches.set('saddlebag-build-zero', new Map());
    caches.set('other', new Map());
    await fire('install');
    await fire('activate');

    expect([...caches.keys()].sort()).toEqual(['other', 'saddlebag-build-one']);
  });
});
