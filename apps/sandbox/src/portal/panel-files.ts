/** The path of the help centre's panel. The portal's build contains one HTML file of it for each language. */
export const panelPath = '/help-centre/panel';

const localePattern = /^[a-z]{2,3}(-[a-z\d]+)*$/i;

/** Lists the files of the panel that suit a locale, best first. The last one is the English one. */
export const panelFilesFor = (locale: string): readonly string[] => {
  const parts = localePattern.test(locale) ? locale.split('-') : [];
  const tags = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('-'));
  return [...tags, 'en'].map((tag) => `help-panel/${tag}.html`);
};
