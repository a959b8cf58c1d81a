import type { PanelMessageType } from '../contracts/index.ts';

/**
 * The progress of the panel. From `connecting` on, the frame is mounted. The panel announces each later status
 * up to `ready` itself.
 */
export type PanelStatus = 'idle' | 'loading' | 'connecting' | 'initializing' | 'started' | 'ready' | 'failed';

/** An input of the machine: a message of the panel, or an event of the portal. */
export type PanelEvent = PanelMessageType | 'opened' | 'loaded' | 'load-failed' | 'timed-out' | 'left';

type Row = Readonly<Partial<Record<PanelEvent, PanelStatus>>>;

const failures = { 'init-failed': 'failed', error: 'failed', 'timed-out': 'failed', left: 'idle' } as const;

/** The transitions of the panel: status, event, next status. A status ignores events without an entry. */
export const panelTable: Readonly<Record<PanelStatus, Row>> = {
  idle: { opened: 'loading' },
  loading: { loaded: 'connecting', 'load-failed': 'failed', left: 'idle' },
  connecting: { 'init-will-start': 'initializing', ...failures },
  initializing: { 'init-started': 'started', 'token-wanted': 'initializing', ...failures },
  started: { 'init-done': 'ready', 'token-wanted': 'started', ...failures },
  // A link inside the panel may load another page, which starts again.
  ready: { 'init-will-start': 'initializing', 'token-wanted': 'ready', error: 'failed', left: 'idle' },
  failed: { opened: 'loading', left: 'idle' },
};

/** True while the frame is mounted. */
export const hasFrame = (status: PanelStatus): boolean =>
  status !== 'idle' && status !== 'loading' && status !== 'failed';
