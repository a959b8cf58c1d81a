/** True on devices whose command key is ⌘ instead of Ctrl. */
export const isAppleDevice = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
