import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Reports each panel on the page that has come into view: more than half of it, or of the window if it is larger. */
export function useSeenPanels(page: RefObject<HTMLElement | null>, onSeen: (index: number) => void): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) tell(Number((target as HTMLElement).dataset['panel']));
      },
      { threshold: 0.55 },
    );
    for (const panel of page.current?.querySelectorAll('[data-panel]') ?? []) observer.observe(panel);
    return () => observer.disconnect();
  }, [page]);
}
