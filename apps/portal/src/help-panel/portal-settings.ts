/** What the portal writes into the fragment of the panel's address. A change does not reload the panel. */
const settings = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

/** Calls the listener after each change of the portal's settings. Returns the unsubscribe function. */
const onChange = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Applies the portal's colour scheme and each later change. Without one, the panel has the scheme of the device. */
export const followScheme = (): void => {
  const apply = (): void => {
    const scheme = settings().get('scheme');
    const { dataset } = document.documentElement;
    if (scheme === 'dark' || scheme === 'light') dataset['theme'] = scheme;
    else delete dataset['theme'];
  };
  onChange(apply);
  apply();
};

/** Returns the language of the portal. Without one, the panel has the language of its HTML file. */
export const portalLanguage = (): string => settings().get('lang') ?? document.documentElement.lang;

/** Calls `show` with the language of the portal after each change. Returns the unsubscribe function. */
export const followLanguage = (show: (language: string) => void): (() => void) =>
  onChange(() => show(portalLanguage()));
