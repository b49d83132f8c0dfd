import { useRef, type ReactNode, type RefObject } from 'react';

interface Disclosed {
  box: RefObject<HTMLDetailsElement | null>;
  /** Call once its form has been sent; focus returns to the opener. */
  close(): void;
}

export function useDisclosed(): Disclosed {
  const box = useRef<HTMLDetailsElement>(null);
  return {
    box,
    close() {
      if (!box.current) return;
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    },
  };
}

interface DisclosureProps {
  box: Disclosed['box'];
  opener: string;
  /** The opener's text plus what it is about, for anyone who hears it out of context. */
  spoken?: string | undefined;
  /** True while a refusal has to stay visible. */
  isRefused: boolean;
  /** Its place; in a row of links it takes the whole width once it is open. */
  className?: string;
  children: ReactNode;
}

/** A link that opens a form below it. Works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const { box, opener, spoken, isRefused, className = 'open:basis-full', children } = props;
  return (
    <details ref={box} className={className} open={isRefused || undefined}>
      <summary
        aria-label={spoken}
        className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1"
      >
        {opener}
      </summary>
      {children}
    </details>
  );
}
