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
  const cached = new Map<string, string>();
  const ids = new WeakMap<object, number>();
  let characters = 0;
  let known = 0;

  function idOf(part: object): number {
    const id = ids.get(part) ?? known;
    if (id === known) {
      ids.set(part, id);
      known += 1;
    }
    return id;
  }

  function add(key: string, html: string): void {
    cached.set(key, html);
    characters += key.length + html.length;
    for (const [oldest, text] of cached) {
      if (characters <= mostCharacters) break;
      cached.delete(oldest);
      characters -= oldest.length + text.length;
    }
  }

  function find(key: string): string | undefined {
    const html = cached.get(key);
    if (html !== undefined) {
      cached.delete(key);
      cached.set(key, html);
    }
    return html;
  }

  return function partsIn(locale: Locale, messages: NestedMessages): RenderPart {
    return (Element, Part, props) => {
      const key = `${locale} ${idOf(Part)} ${JSON.stringify(props)}`;
      const found = find(key);
      if (found !== undefined) return found || undefined;
      const html = renderToString(
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          <Element>
            <Part {...props} />
          </Element>
        </IntlProvider>,
      );
      add(
        key,
        dependsOnPlace(html, Element) ? '' : html.slice(`<${Element}>`.length, -`</${Element}>`.length),
      );
      return find(key) || undefined;
    };
  };
}

/** Whether a part has pictures that the head preloads, or an id from `useId`: it is then rendered in its place. */
function dependsOnPlace(html: string, element: string): boolean {
  return !html.startsWith(`<${element}>`) || html.includes('_R_');
}
