import type { Locale } from '../core/locale.ts';
import { toScriptJson } from '../platform/cache/shared-answers.ts';
import type { PageAssets } from './page-assets.ts';
import { lifeId, messagesHref, pageDataId, type PageData, type RenderedPage } from './page-data.ts';

type SentPage = Extract<RenderedPage, { kind: 'page' }>;

/**
 * A rendered page as the document that is sent: with its styles, scripts and data. A banner comes first in its body, where
 * React leaves it alone.
 */
export function toHtml(
  { html, data, modules, fonts }: SentPage,
  assets: PageAssets,
  locale: Locale,
  banner = '',
): string {
  const messages = `<link rel="preload" as="fetch" crossorigin href="${messagesHref(locale, data.messagesVersion)}">`;
  // A page is complete without its scripts, so they let its styles, font and pictures go first.
  const life = `<template id="${lifeId}">${assets.life(modules)}${messages}</template>`;
  const head = preloadFonts(fonts) + assets.head(modules) + life;
  const headEnd = html.indexOf('</head>');
  const bodyStart = html.indexOf('<body>', headEnd) + '<body>'.length;
  const bodyEnd = html.lastIndexOf('</body>');
  const pageData = `<script type="application/json" id="${pageDataId}">${toDataJson(data)}</script>`;
  return `${html.slice(0, headEnd)}${head}${html.slice(headEnd, bodyStart)}${banner}${html.slice(bodyStart, bodyEnd)}${pageData}${html.slice(bodyEnd)}`;
}

/** The same as a static document that loads nothing but its styles. */
export function toStillHtml({ html, fonts }: SentPage, assets: PageAssets): string {
  return html.replace('</head>', () => `${preloadFonts(fonts)}${assets.styles()}</head>`);
}

function preloadFonts(fonts: readonly string[]): string {
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}

/** The page's data as JSON; the part that many pages share is not serialized again. */
function toDataJson({ queries: { queries, ...others }, ...data }: PageData): string {
  const list = queries.map(({ state: { data: answer, ...state }, ...query }) =>
    addTo(query, 'state', addTo(state, 'data', toScriptJson(answer ?? null))),
  );
  return addTo(data, 'queries', addTo(others, 'queries', `[${list.join(',')}]`));
}

/** The JSON of an object with one more property, whose own JSON is ready. */
function addTo(value: object, name: string, json: string): string {
  const text = toScriptJson(value);
  return `{"${name}":${json}${text === '{}' ? '' : ','}${text.slice(1)}`;
}
