/** The timers, sockets, workers, channels and fetches that a page has started and not ended. */
export interface ResourceLog {
  /** Descriptions of the open ones, such as `interval 5000`. */
  list(): readonly string[];
}

declare global {
  interface Window {
    resourceLog?: ResourceLog;
  }
}

/** Runs before the scripts of the page. Wraps what can outlive a screen. */
export const recordResources = (): void => {
  const timers = new Map<number, string>();
  const closables = new Set<string>();
  let nextId = 0;
  const track = (name: string): (() => void) => {
    nextId += 1;
    const key = `${name} #${nextId}`;
    closables.add(key);
    return () => void closables.delete(key);
  };

  const { setTimeout: setTimer, clearTimeout: clearTimer } = window;
  const { setInterval: setRepeating, clearInterval: clearRepeating } = window;
  const wrapped = {
    setTimeout: (task: () => void, ms = 0, ...rest: unknown[]): number => {
      const id = setTimer(() => {
        timers.delete(id);
        Reflect.apply(task, window, rest);
      }, ms);
      timers.set(id, `timeout ${ms}`);
      return id;
    },
    clearTimeout: (id?: number): void => {
      if (id !== undefined) timers.delete(id);
      clearTimer(id);
    },
    setInterval: (task: () => void, ms = 0): number => {
      const id = setRepeating(task, ms);
      timers.set(id, `interval ${ms}`);
      return id;
    },
    clearInterval: (id?: number): void => {
      if (id !== undefined) timers.delete(id);
      clearRepeating(id);
    },
  };
  Object.assign(window, wrapped);

  const { fetch: send } = window;
  window.fetch = async (...input) => {
    const end = track(`fetch ${input[0] instanceof Request ? input[0].url : String(input[0])}`);
    try {
      return await send(...input);
    } finally {
      end();
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('close', track('socket'));
    }
  };
  window.Worker = class extends Worker {
    readonly #end = track('worker');
    override terminate(): void {
      this.#end();
      super.terminate();
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    readonly #end = track('channel');
    override close(): void {
      this.#end();
      super.close();
    }
  };
  window.resourceLog = { list: () => [...timers.values(), ...closables] };
};
