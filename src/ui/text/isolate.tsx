import type { ReactNode } from 'react';

/** A name keeps its own writing direction, whatever the page's. */
export function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
