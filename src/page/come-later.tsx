import { useEffect, useState, type FunctionComponent } from 'react';

/** A part of a page that comes once the page is live, and is in no document. Where it cannot be loaded, the page is complete. */
export function comeLater(
  load: () => Promise<{ default: FunctionComponent<object> }>,
): FunctionComponent<object> {
  return function LaterPart(told) {
    const [Part, setPart] = useState<FunctionComponent<object>>();
    useEffect(() => {
      let isGone = false;
      load().then(
        (loaded) => void (isGone || setPart(() => loaded.default)),
        () => undefined,
      );
      return () => void (isGone = true);
    }, []);
    return Part && <Part {...told} />;
  };
}
