import { createContext, use, type ElementType, type FunctionComponent } from 'react';

/** The element that wraps a part. */
type PartElement = 'div' | 'footer' | 'li' | 'ol' | 'svg' | 'ul';

/** The HTML of a part with these properties; undefined where the part has to be rendered in its place. */
export type RenderPart = <Props extends object>(
  element: PartElement,
  part: FunctionComponent<Props>,
  props: Props,
) => string | undefined;

/** Set where pages are rendered on the server. */
export const RenderPartContext = createContext<RenderPart | null>(null);

/** Values that JSON can distinguish, since the HTML is looked up by it. */
type Plain<Value> = Value extends
  | ((...args: never) => unknown)
  | ReadonlySet<unknown>
  | ReadonlyMap<unknown, unknown>
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

/** The classes of its wrapper element. */
interface Attributes {
  className?: string | undefined;
  'aria-hidden'?: true;
  focusable?: 'false';
  viewBox?: string;
  preserveAspectRatio?: string;
}

interface CachedPartProps<Props extends object> extends Attributes {
  as: PartElement;
  part: FunctionComponent<Props>;
  with: Props & Plain<Props>;
}

/**
 * A part of a page that is the same for many people. It sees only its properties and the page's language, so the server
 * renders it once and then inserts its HTML into every page.
 */
export function CachedPart<Props extends object>(all: CachedPartProps<Props>) {
  const { as, part: Part, with: props, ...attributes } = all;
  const Element: ElementType<Attributes> = as;
  const html = use(RenderPartContext)?.(as, Part, props);
  return html === undefined ? (
    <Element {...attributes}>
      <Part {...props} />
    </Element>
  ) : (
    // React rendered it, and the same properties render the same.
    // eslint-disable-next-line react/no-danger
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
