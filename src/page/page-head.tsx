import type { Thing, WithContext } from 'schema-dts';
import { brandName } from '../core/brand.ts';
import { locales, localeCodes } from '../core/locale.ts';
import { usePage } from './page-provider.tsx';

interface PageHeadProps {
  /** This page's own title; the product's name is added unless the title already has it. */
  title: string;
  description?: string;
  /** The canonical path, without `lang` (decisions: locale and SEO). */
  path: string;
  /** A picture for sharing, by path. */
  image?: string;
  /** A film that everyone may watch, by path. */
  video?: string | undefined;
  type?: 'website' | 'article' | 'video.other';
  noindex?: boolean;
  /** What else it asks of search engines. */
  robots?: readonly string[] | undefined;
  jsonLd?: WithContext<Thing>[];
}

/** Title, description, canonical, alternates, sharing tags and JSON-LD of a page; React moves them into the head. */
export function PageHead({
  title,
  description,
  path,
  image = '/share.jpg',
  video,
  type = 'website',
  noindex,
  robots = noindex ? ['noindex'] : [],
  jsonLd = [],
}: PageHeadProps) {
  const { origin, locale } = usePage();
  const url = origin + path;
  const brand = brandName(locale);
  const fullTitle = title.includes(brand) ? title : `${title} · ${brand}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {robots[0] && <meta name="robots" content={robots.join()} />}
      {!robots.includes('noindex') && (
        <>
          <link rel="canonical" href={url} />
          {localeCodes.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={`${url}?lang=${code}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locales[locale].tag.replace('-', '_')} />
      <meta property="og:image" content={origin + image} />
      {video && <meta property="og:video" content={origin + video} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((thing, index) => (
        <script key={index} type="application/ld+json">
          {scriptJson(thing)}
        </script>
      ))}
    </>
  );
}

/** JSON that cannot close the script element that contains it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
