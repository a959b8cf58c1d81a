export { GuestMenu } from './guest-menu.tsx';
export { GuestPrompt } from './guest-prompt.tsx';
