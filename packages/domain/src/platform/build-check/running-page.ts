/** The page that runs the portal, as far as a new build concerns it. */
export interface RunningPage {
  /** Path of the entry script that this page runs, as the build manifest names it. */
  readonly build: string;
  /**
   * The build for which this tab reloaded last. Null if it has not. A server that still delivers the old page
   * after that reload would otherwise cause a reload every five minutes.
   */
  readonly reloadedFor: string | null;
  /** True while the vendor has typed something that is not sent, or while something is being sent. */
  hasUnfinishedWork(): boolean;
  reload(newerBuild: string): void;
}
