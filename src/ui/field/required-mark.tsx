/** The star after the name of what must be filled. A screen reader hears it from the control, or in `word` where there is none. */
export function RequiredMark({ word }: { word?: string }) {
  return (
    <>
      <span aria-hidden className="ms-0.5 text-pomegranate">
        *
      </span>
      {word !== undefined && <span className="sr-only"> ({word})</span>}
    </>
  );
}
