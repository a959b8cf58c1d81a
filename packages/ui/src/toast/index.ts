export { ToastViewport } from './toast-viewport.tsx';
export type { ToastDismissal, ToastMessage, ToastTone } from './toast-message.ts';
export type { ToastLabels, ToastViewportProps } from './toast-viewport.tsx';
