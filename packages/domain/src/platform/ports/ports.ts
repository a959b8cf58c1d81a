/** What the models need from the world. Each stands in a store, so that a scope can replace it. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Key-value text storage that survives a reload. Never throws: where storage is denied it lives in memory. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Every key that is stored. */
  keys(): readonly string[];
  /** Calls back when another tab changed the key; returns the end of it. */
  subscribe(key: string, changed: (value: string | null) => void): () => void;
}

/** Mutual exclusion over all tabs of the origin. */
export interface Locks {
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}

export interface SocketHandlers {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

export interface SocketConnection {
  send(text: string): void;
  close(): void;
}

export interface SocketFactory {
  connect(url: string, handlers: SocketHandlers): SocketConnection;
}

/** Hears of what went wrong without anybody on screen being told. */
export interface Reporter {
  /** @param detail nothing of what people typed or are called */
  report(what: string, detail: Readonly<Record<string, unknown>>): void;
}

export interface RandomSource {
  /** In [0, 1). */
  next(): number;
  /** RFC 9562 version 4. */
  uuid(): string;
}

export interface FrameScheduler {
  /** Runs once before the next paint (or soon, in a hidden tab); returns the cancellation. */
  schedule(task: () => void): () => void;
}
