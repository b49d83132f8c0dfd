export interface SkipLinkProps {
  /** The id of the page's `main`, which has `tabIndex={-1}`. */
  target: string;
  children: string;
}

/** The first keyboard stop: past the header to the content. Visible only while focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="on-night fixed start-4 top-4 z-50 -translate-y-24 print:hidden rounded-pill bg-night px-6 py-3 font-bold focus:translate-y-0 focus:shadow-lift-3"
    >
      {children}
    </a>
  );
}
