import { brandName } from '#core/brand.ts';
import { localeCodes } from '#core/locale.ts';

const brands = new Set(localeCodes.map(brandName));

/** Where the list of kept pages goes, and the marker of the part that is shown only when there are any. */
const listPlace = '<!--kept-->';
const unlessKept = ' hidden data-unless-kept';

interface OfflineWords {
  locale: string;
  direction: string;
  brand: string;
  /** The product's stylesheet tags. */
  styles: string;
  say(key: string): string;
}

/** The page for everything that is not kept, without scripts, so that it can always be shown. */
export function makeOffline({ locale, direction, brand, styles, say }: OfflineWords): string {
  return `<!DOCTYPE html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#fdf8ee"><meta name="robots" content="noindex">
<title>${say('app.offline.title')} · ${brand}</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${styles}</head>
<body><header class="on-paper bg-paper shadow-lift-1"><div class="mx-auto flex min-h-18 max-w-content items-center px-4 sm:px-8">
<a href="/" class="flex min-h-11 items-center gap-2 text-step-1 font-extrabold"><img src="/icons/favicon.svg" alt="" width="36" height="36">${brand}</a>
</div></header>
<main class="mx-auto max-w-content px-4 py-12 sm:px-8 sm:py-16"><div class="grid items-center gap-10 lg:grid-cols-2"><div>
<h1 class="text-step-3 font-extrabold">${say('app.offline.title')}</h1>
<p class="mt-4 max-w-reading text-step-1 text-ink-soft">${say('app.offline.text')}</p>
<section${unlessKept} class="mt-8"><h2 class="text-step-1 font-bold">${say('app.offline.kept')}</h2>
<ul class="mt-4 grid gap-3">${listPlace}</ul></section>
<p class="mt-8"><a href="" class="inline-flex min-h-12 items-center rounded-pill bg-pomegranate px-6 py-2.5 font-bold text-white no-underline shadow-lift-2 hover:bg-pomegranate-deep">${say('app.offline.again')}</a></p>
</div><img src="/scenes/learn.svg" alt="" width="640" height="480" class="w-full max-w-md justify-self-center rounded-large"></div></main></body></html>`;
}

/** The same with links to the kept pages. Titles are HTML, from our own documents. */
export function fillOffline(document: string, pages: { path: string; title: string }[]): string {
  if (pages.length === 0) return document;
  const links = pages.map(({ path, title }) => {
    const [name = path, course] = title.split(' · ').filter((part) => !brands.has(part));
    const of = course ? `<span class="block text-step--1 text-muted">${course}</span>` : '';
    return `<li><a href="${path}" class="on-paper block rounded-card bg-paper px-5 py-4 shadow-lift-1 hover:shadow-lift-2"><span class="block font-bold">${name}</span>${of}</a></li>`;
  });
  return document.replace(unlessKept, '').replace(listPlace, () => links.join(''));
}
