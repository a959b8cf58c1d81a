/** Texts of the load failure in one language. */
export interface LoadFailureTexts {
  readonly dir: 'ltr' | 'rtl';
  readonly message: string;
  readonly reload: string;
}

/**
 * Shows that the application failed to load when one of its first scripts is missing or throws before the
 * first render. React cannot show this failure, because its code is in those scripts.
 *
 * `textsByLanguage` must contain `en`, the fallback when no other language is stored. The build copies this
 * function's source into an inline script, so the function must not refer to anything outside its body.
 */
export const showLoadFailureOnError = (
  textsByLanguage: Readonly<Record<string, LoadFailureTexts>>,
  accent: { readonly color: string; readonly text: string },
): void => {
  const readLanguage = () => {
    try {
      const stored = localStorage.getItem('locale') ?? '';
      return Object.hasOwn(textsByLanguage, stored) ? stored : 'en';
    } catch {
      return 'en';
    }
  };
  const create = (tag: string, text: string, style: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    return element;
  };
  const show = () => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    const language = readLanguage();
    const texts = textsByLanguage[language];
    if (!texts) return;
    document.documentElement.lang = language;
    document.documentElement.dir = texts.dir;
    const page = create(
      'main',
      '',
      'display:grid;place-content:center;justify-items:center;gap:20px;min-height:100dvh;box-sizing:border-box;padding:24px;text-align:center;font:18px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas',
    );
    const button = create(
      'button',
      texts.reload,
      `min-height:44px;padding:0 20px;border:0;border-radius:12px;font:600 16px system-ui,sans-serif;color:${accent.text};background:${accent.color};cursor:pointer`,
    );
    button.addEventListener('click', () => location.reload());
    const message = create('p', texts.message, 'margin:0;max-width:24rem;text-wrap:balance');
    message.setAttribute('role', 'alert');
    page.append(message, button);
    root.append(page);
  };
  // Captures, because the error event of a script element does not bubble.
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent || event.target instanceof HTMLScriptElement) show();
    },
    true,
  );
};
