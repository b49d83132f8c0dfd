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
  /** True while a refusal has to stay visible. */
  isRefused: boolean;
  children: ReactNode;
}

/** A link that opens a form below it, which then has the whole width. Works without JavaScript. */
export function Disclosure({ box, opener, isRefused, children }: DisclosureProps) {
  return (
    <details ref={box} className="open:basis-full" open={isRefused || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small px-1">
        {opener}
      </summary>
      {children}
    </details>
  );
}
