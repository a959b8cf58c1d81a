import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { svgOf } from '../apps/portal/brand-icon.ts';
import { brands } from '../packages/ui/brands/index.ts';
import type { Brand, Paint } from '../packages/ui/tokens/index.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root } from './workspace.ts';

const outputFolder = join(root, 'apps/portal/public-pages/previews');
/** The size that the Open Graph protocol's readers recommend. */
const viewport = { width: 1200, height: 630 };

/** The brand's mark above its wordmark, in the colours of its top bar. */
const pageOf = ({ colors: { light }, logo }: Brand): string => {
  const paint = (color: Paint | undefined) =>
    color === undefined ? 'none' : light[color === 'current' ? 'on-nav' : color];
  const draw = (height: number, artwork: Brand['logo']['mark']) =>
    svgOf(artwork, paint).replace('<svg ', `<svg height="${height}" `);
  return `<body style="margin:0;height:100vh;display:grid;place-content:center;justify-items:center;gap:48px;background:${light.nav}">${draw(220, logo.mark)}${draw(96, logo.wordmark)}</body>`;
};

/** `npm run brands:previews`: draws the picture that chats show beside a public link, for each brand. */
const main = async (): Promise<void> => {
  mkdirSync(outputFolder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const brand of Object.values(brands)) {
      const page = await browser.newPage({ viewport });
      await page.setContent(pageOf(brand));
      await page.screenshot({ path: join(outputFolder, `${brand.id}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
};

await main();
