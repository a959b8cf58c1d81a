/** The files of one build that its service worker caches. */
export interface OfflineBuild {
  /** Name of the cache. It differs between builds. */
  readonly cacheName: string;
  /** Path of the entry script, which the page of this build names. */
  readonly entry: string;
  /** Paths of the files that are cached before they are needed. */
  readonly files: readonly string[];
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The events of a service worker that the worker handles. */
export interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: {
    readonly request: Pick<Request, 'url' | 'method' | 'mode'>;
    respondWith(response: Promise<Response>): void;
  };
}

type FetchedRequest = WorkerEvents['fetch']['request'];

interface BuildCache {
  put(request: FetchedRequest | string, response: Response): Promise<void>;
  match(request: FetchedRequest | string): Promise<Response | undefined>;
  addAll(paths: string[]): Promise<void>;
}

/** The part of a service worker's global scope that the worker uses. */
export interface WorkerScope {
  readonly caches: {
    open(name: string): Promise<BuildCache>;
    keys(): Promise<string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  fetch(request: FetchedRequest | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

/**
 * Serves the page and the scripts of one build while the device is offline. It answers no call of the service
 * and repeats none, so nothing is sent without a press. Online, pages always come from the network, so that a
 * new build is used at once.
 *
 * The build copies this function's source into the service worker, so the function must not refer to anything
 * outside its body.
 */
export const serveBuildOffline = (worker: WorkerScope, { cacheName, entry, files }: OfflineBuild): void => {
  const cachePrefix = 'saddlebag-build-';
  // Recipients open these pages, which have their own HTML, and the others belong to the service.
  const otherPages =
    /^\/(tracking|delivery-receipt|tracking-c2c|prohibiteditems-c2c|bank|help-centre|sandbox|orders|rider-service|flags|map|socket)(\/|$)/;
  const openCache = () => worker.caches.open(cacheName);

  /** Caches the page of this build. Throws if the server delivers the page of another build. */
  const cachePage = async (cache: BuildCache) => {
    const page = await worker.fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || !(await page.clone().text()).includes(entry))
      throw new Error(
        `The page of the server does not belong to ${entry}, so it is not cached. Deploy the page and its service worker together.`,
      );
    await cache.put('/', page);
  };
  const cacheBuild = async () => {
    const cache = await openCache();
    await cachePage(cache);
    await cache.addAll([...files]);
    await worker.skipWaiting();
  };
  const removeOtherBuilds = async () => {
    const names = await worker.caches.keys();
    const outdated = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
    await Promise.all(outdated.map((name) => worker.caches.delete(name)));
    await worker.clients.claim();
  };

  const cachedPage = async () => (await openCache()).match('/');
  const networkFirst = (request: FetchedRequest, fallback: () => Promise<Response | undefined>) =>
    worker.fetch(request).catch(async (error: unknown) => {
      const cached = await fallback();
      if (!cached) throw error;
      return cached;
    });
  /** A hashed file never changes, so the cached copy is as good as the server's. */
  const cacheFirst = async (request: FetchedRequest) => {
    const cache = await openCache();
    const cached = await cache.match(request);
    if (cached) return cached;
    const response = await worker.fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  };

  worker.addEventListener('install', (event) => event.waitUntil(cacheBuild()));
  worker.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin || otherPages.test(pathname)) return;
    if (request.mode === 'navigate') event.respondWith(networkFirst(request, cachedPage));
    else if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
    else if (files.includes(pathname))
      event.respondWith(networkFirst(request, async () => (await openCache()).match(request)));
  });
};
