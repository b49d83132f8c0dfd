import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { runnerImport } from 'vite';
import { brandName } from '#core/brand.ts';
import { locales } from '#core/locale.ts';
import type * as logoFile from '#art/logo.tsx';
import type { CourseFacts } from './course-facts.ts';

const root = join(import.meta.dirname, '../..');

const { Logo } = (
  await runnerImport<typeof logoFile>('/src/art/logo.tsx', {
    root,
    configFile: false,
    logLevel: 'error',
  })
).module;
export const logo = renderToStaticMarkup(createElement(Logo, {}));

const ranges = {
  latin: 'U+0000-00FF,U+2000-206F',
  'latin-ext': 'U+0100-02FF',
  hebrew: 'U+0590-05FF,U+FB1D-FB4F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+2116',
};

/** Each weight is a font of its own: of a variable one a browser prints every size anew, which makes a heavy file. */
export const fontFaces = Object.entries(ranges)
  .flatMap(([alphabet, range]) =>
    [400, 700].map((weight) => {
      const file = `@fontsource/rubik/files/rubik-${alphabet}-${weight}-normal.woff2`;
      return `@font-face { font-family: Rubik; font-weight: ${weight}; unicode-range: ${range}; src: ${fontIn(file)} }`;
    }),
  )
  .join('\n');

const verseFace = `@font-face { font-family: Verse; src: ${fontIn('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2')} }`;

function fontIn(file: string): string {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
  return `url(data:font/woff2;base64,${bytes})`;
}

const styles = ['sheet.css', 'sources.css', 'slides.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Safe within HTML. */
export function esc(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The course's cover as it lies in `public/`. */
export function coverArt(courseId: string): string {
  return readFileSync(join(root, 'public/covers', `${courseId}.svg`), 'utf8');
}

/** So many lines to write on. */
export function lines(count: number): string {
  return `<div class="lines">${'<i></i>'.repeat(count)}</div>`;
}

export interface Sheet {
  /** HTML of each page's inside; the parts of `flow` stand below it and go on on pages of their own. */
  pages: { body: string; look?: string; flow?: string[] }[];
  format: 'A4' | 'slide';
  /** Stands at the foot of every page. */
  foot: string;
}

/** A whole document to be printed. */
export function toDocument({ lang, title, palette }: CourseFacts, { pages, format, foot }: Sheet): string {
  const colours = [
    `--sky:${palette.sky}`,
    `--front:${palette.front}`,
    `--near:${palette.near}`,
    `--far:${palette.far}`,
    `--ring:${palette.rings[1]}`,
    `--accent:${palette.accent}`,
  ].join(';');
  const inside = pages.map(
    ({
      body,
      look = '',
      flow,
    }) => `<section class="page ${look}">${body}${flow ? `<div class="flow">${flow.join('')}</div>` : ''}
      <footer><span class="mark">${logo}${esc(brandName(lang))}</span><span>${esc(foot)}</span><b></b></footer></section>`,
  );
  return `<!doctype html><html lang="${lang}" dir="${locales[lang].direction}"><meta charset="utf-8"><title>${esc(title)}</title>
    <style>${fontFaces}\n${verseFace}\n${styles}\n:root{${colours}}</style><body class="${format}">${inside.join('')}</body></html>`;
}
