export { GuestMenu } from './guest-menu.tsx';
export { GuestName } from './guest-name.tsx';
export { GuestPrompt } from './guest-prompt.tsx';
