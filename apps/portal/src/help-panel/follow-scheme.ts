/**
 * Applies the colour scheme that the portal writes into the fragment of the address, and each later change. Without
 * one, the panel has the scheme of the device.
 */
export const followScheme = (): void => {
  const apply = (): void => {
    const scheme = location.hash.slice(1);
    const { dataset } = document.documentElement;
    if (scheme === 'dark' || scheme === 'light') dataset['theme'] = scheme;
    else delete dataset['theme'];
  };
  addEventListener('hashchange', apply);
  apply();
};
