export interface TopProgressProps {
  /** True while the next page is loading. */
  active: boolean;
  label: string;
}

/** A gold strip along the top edge that shows only after 300 ms of waiting. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    // It belongs to no part of the page, so it is a region of its own.
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50 h-1.5 animate-appear-late bg-night/20 print:hidden"
    >
      <div role="progressbar" aria-label={label} className="h-full">
        <div className="h-full origin-left animate-creep rounded-pill bg-gold rtl:origin-right" />
      </div>
    </div>
  );
}
