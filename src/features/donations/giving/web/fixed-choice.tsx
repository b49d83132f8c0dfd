import type { ReactNode } from 'react';

interface FixedChoiceProps {
  title: string;
  text: string;
  /** The same page where it can be chosen. */
  other: { href: string; text: string } | undefined;
  /** What the form sends. */
  children: ReactNode;
}

/** What the page's address has fixed: it is shown, and chosen on the same page without it. */
export function FixedChoice({ title, text, other, children }: FixedChoiceProps) {
  return (
    <div>
      <p className="text-step-2 font-bold">
        {title} <bdi className="text-pomegranate tabular-nums">{text}</bdi>
      </p>
      {other && (
        <a href={other.href} className="text-link inline-flex min-h-11 items-center">
          {other.text}
        </a>
      )}
      {children}
    </div>
  );
}
