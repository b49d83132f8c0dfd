export interface TopProgressProps {
  /** True while the next page is loading. */
  active: boolean;
  label: string;
}

/** A gold strip along the top edge that shows only after 300 ms of waiting. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-50 h-1.5 animate-appear-late bg-night/20 print:hidden"
    >
      <div className="h-full origin-left animate-creep rounded-pill bg-gold rtl:origin-right" />
    </div>
  );
}
