/** The time and timers of a scope. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** Resolves after `ms`. Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Text storage that survives a reload. Never throws: if the browser denies storage, values are kept in
 * memory.
 */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** All stored keys. */
  keys(): readonly string[];
  /** Calls `changed` when another tab changes the key. Returns the unsubscribe function. */
  subscribe(key: string, changed: (value: string | null) => void): () => void;
}

/** Confirms that stored values survive a crash of the whole browser. */
export interface Durability {
  /** Resolves when all values stored before the call are on disk, or after 1 s. */
  saved(): Promise<void>;
}

/** Mutual exclusion across all tabs of the origin. */
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

export interface PageVisibility {
  isHidden(): boolean;
  /** Calls `changed` when the page is hidden or shown again. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** The other tabs of the origin. */
export interface Tabs {
  /** False if the browser cannot choose a leader among tabs or send messages between them. */
  isSupported(): boolean;
  /** Receives what other tabs post to the channel of this name. Messages are copies. */
  openChannel(name: string, received: (message: unknown) => void): TabChannel;
  /**
   * Waits until this tab is the only leader of this name. Returns the function that resigns.
   * @param candidacy.isTakeover removes the present leader instead of waiting for it
   */
  campaign(name: string, candidacy: TabCandidacy): () => void;
}

export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

export interface TabCandidacy {
  readonly isTakeover: boolean;
  readonly won: () => void;
  /** Another tab has taken over. */
  readonly lost: () => void;
}

export interface NetworkStatus {
  /** True only if the device knows that it has no network. A false value proves nothing. */
  isOffline(): boolean;
  /** Calls `changed` when the device loses or regains its network. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** Reports problems to developers without showing them to the user. */
export interface Reporter {
  /** @param detail must not contain personal data or user input */
  report(message: string, detail: Readonly<Record<string, unknown>>): void;
}

export interface RandomSource {
  /** A number in [0, 1). */
  next(): number;
  /** An RFC 9562 version 4 UUID. */
  uuid(): string;
}

export interface FrameScheduler {
  /** Runs a task once before the next paint, or soon in a hidden tab. Returns the cancel function. */
  schedule(task: () => void): () => void;
}
