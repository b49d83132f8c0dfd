import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation in place, keyboard focus moves to the new page's start, as after a load by the browser. */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [mainId, pathname]);
}
