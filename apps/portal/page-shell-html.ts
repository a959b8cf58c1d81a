import type { Brand } from '@saddlebag/ui/tokens';
import { escapeText } from './brand-icon.ts';
import { drawWordMark } from './draw-word-mark.ts';
import * as requestFrame from './src/routes/request/frame-class.ts';
import * as shellFrame from './src/shell/frame-class.ts';
import * as signedOutFrame from './src/widgets/signed-out-layout/frame-class.ts';
import type { FirstScreen } from './src/first-screen.ts';

/** The texts that the shell shows in one language. */
export interface ShellTexts {
  readonly promise: string;
  readonly claim: string;
  readonly loginTitle: string;
  readonly loginLead: string;
  readonly requestTitle: string;
  readonly quoteWaiting: string;
}

/** Texts by language tag. */
export type ShellTextsByLanguage = Readonly<Record<string, ShellTexts>>;

const bone = (classes: string): string => `<span class="sb-skeleton ${classes}" data-shape="text"></span>`;

/** A field's label above its box. */
const fieldBone = (labelWidth: string): string =>
  `<span class="flex flex-col gap-1.5">${bone(`m-0 h-5 ${labelWidth}`)}<span class="block h-control rounded-control border border-border bg-surface"></span></span>`;

const buttonBone = (classes = ''): string =>
  `<span class="sb-skeleton h-control-lg rounded-control ${classes}" data-shape="block"></span>`;

/** Keeps the place of what the frame leaves out, so that the rest does not move when the screen renders. */
const space = (classes: string): string => `<span class="block ${classes}"></span>`;

const drawLogin = (
  brand: Brand,
  text: (name: keyof ShellTexts) => string,
  hasDemoAccounts: boolean,
): string => {
  const frame = signedOutFrame;
  const choice = (width: string): string =>
    `<span class="block h-13.5 rounded-control border border-border ${width}"></span>`;
  return `<div class="${frame.layoutClass}">
        <div class="${frame.columnClass}">
          <div class="${frame.mainClass}"><div class="${frame.formClass}">
            <div class="${frame.headingClass}"><p class="text-2xl font-display">${text('loginTitle')}</p><p class="${frame.leadClass}">${text('loginLead')}</p></div>
            ${space('')}${fieldBone('w-1/2')}${fieldBone('w-1/4')}${space('-mt-2 h-6')}${buttonBone()}${space('h-6')}${space('h-12')}${hasDemoAccounts ? space('h-12') : ''}
          </div></div>
          <div class="${frame.footerClass}"><div class="flex flex-wrap items-center justify-center gap-3">${choice('w-54')}${choice('w-40')}</div>${space('h-22 sm:h-11')}</div>
        </div>
        <div class="${frame.pictureClass}"><div class="${frame.pictureFrameClass}">
          ${drawWordMark(brand, { classes: frame.markClass })}
          <div class="${frame.claimsClass}"><p class="${frame.promiseClass}">${text('promise')}</p><p class="${frame.claimClass}">${text('claim')}</p></div>
        </div></div>
      </div>`;
};

const drawSignedIn = (brand: Brand, content: string): string => {
  const frame = shellFrame;
  const tab = `<span class="${frame.tabClass}">${bone('h-4 w-12')}</span>`;
  return `<div class="${frame.shellClass}">
        <div class="${frame.topBarClass}"><span class="${frame.homeLinkClass}">${drawWordMark(brand, { classes: 'h-7', isCompact: true })}</span></div>
        ${content}
        <div class="${frame.bottomTabsClass}">${tab.repeat(3)}</div>
      </div>`;
};

const drawRequest = (brand: Brand, text: (name: keyof ShellTexts) => string): string => {
  const frame = requestFrame;
  return drawSignedIn(
    brand,
    `<div class="${frame.pageClass}"><div data-density="form" class="${frame.formClass}">
          <div class="${frame.fieldsClass} max-lg:gap-6 max-lg:pt-4"><p class="font-display ${frame.titleClass}">${text('requestTitle')}</p>${bone('h-5 w-3/5')}${fieldBone('w-1/3')}${fieldBone('w-1/2')}</div>
          <div class="${frame.footerClass}"><div class="${frame.quoteClass}"><p class="text-sm text-muted">${text('quoteWaiting')}</p></div>${buttonBone('lg:w-1/3')}</div>
        </div></div>`,
  );
};

const drawTracking = (brand: Brand): string =>
  drawSignedIn(
    brand,
    `<div class="flex flex-1 flex-col gap-4 p-5">${bone('h-8 w-1/2')}${bone('h-5 w-3/5')}${bone('h-5 w-2/5')}</div>`,
  );

/**
 * Draws the frame and the first texts of each screen that vendors open first, so that a slow phone shows them before
 * the first script has loaded. An attribute of the page's root selects the screen. The texts are in all languages of
 * the build, and the styles of `pageShellStyles` hide the others.
 * @param hasDemoAccounts whether the login lists the sandbox's accounts
 */
export const pageShellHtml = (
  brand: Brand,
  textsByLanguage: ShellTextsByLanguage,
  hasDemoAccounts: boolean,
): string => {
  const text = (name: keyof ShellTexts): string =>
    Object.entries(textsByLanguage)
      .map(([language, texts]) => `<span lang="${language}">${escapeText(texts[name])}</span>`)
      .join('');
  const screens: Readonly<Record<FirstScreen, string>> = {
    login: drawLogin(brand, text, hasDemoAccounts),
    request: drawRequest(brand, text),
    tracking: drawTracking(brand),
  };
  return Object.entries(screens)
    .map(
      ([screen, html]) =>
        `<div data-slot="page-shell" data-screen="${screen}" aria-hidden="true">${html}</div>`,
    )
    .join('\n    ');
};

/** Returns the styles that show one screen of the shell in one language. */
export const pageShellStyles = (languages: readonly string[]): string =>
  [
    ...(['login', 'request', 'tracking'] as const).map(
      (screen) =>
        `:root:not([data-shell=${screen}]) [data-slot=page-shell][data-screen=${screen}]{display:none}`,
    ),
    ...languages.map(
      (language) =>
        `:root:not([lang="${language}"]) [data-slot=page-shell] [lang="${language}"]{display:none}`,
    ),
  ].join('');
