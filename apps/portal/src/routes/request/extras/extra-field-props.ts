export interface ExtraFieldProps {
  /** Receives the control. Focuses it when the vendor has just opened the field. */
  readonly controlRef: ((control: HTMLElement | null) => void) | undefined;
}
