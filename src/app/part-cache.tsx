import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import type { Locale } from '../core/locale.ts';
import type { NestedMessages } from '../core/messages.ts';
import type { RenderPart } from '#ui/layout/cached-part.tsx';

interface PartCacheOptions {
  /** The size limit of the HTML and its keys together; the least recently used goes first. */
  mostCharacters: number;
}

/**
 * A process-wide cache of the HTML of parts of pages, by part, properties and language. A part is rendered with its
 * language alone: one that reads the page, its address or the viewer fails, so none can show one person's data to another.
 */
export function createPartCache({ mostCharacters }: PartCacheOptions) {
  const cached = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html, key) => key.length + html.length,
  });
  const ids = new WeakMap<object, number>();
  let known = 0;

  function idOf(part: object): number {
    const id = ids.get(part) ?? known;
    if (id === known) {
      ids.set(part, id);
      known += 1;
    }
    return id;
  }

  return function partsIn(locale: Locale, messages: NestedMessages): RenderPart {
    return (Element, Part, props) => {
      const key = `${locale} ${idOf(Part)} ${JSON.stringify(props)}`;
      const found = cached.get(key);
      if (found !== undefined) return found || undefined;
      const html = renderToString(
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          <Element>
            <Part {...props} />
          </Element>
        </IntlProvider>,
      );
      const inner = dependsOnPlace(html, Element)
        ? ''
        : html.slice(`<${Element}>`.length, -`</${Element}>`.length);
      cached.set(key, inner);
      return inner || undefined;
    };
  };
}

/** Whether a part has pictures that the head preloads, or an id from `useId`: it is then rendered in its place. */
function dependsOnPlace(html: string, element: string): boolean {
  return !html.startsWith(`<${element}>`) || html.includes('_R_');
}
