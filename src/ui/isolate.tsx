import type { ReactNode } from 'react';

/** A name keeps its own direction of writing, whatever the page's. */
export function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
