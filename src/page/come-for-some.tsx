import { useQueryClient } from '@tanstack/react-query';
import type { FunctionComponent } from 'react';
import { comeLater } from './come-later.tsx';
import type { PagePart, PartModule } from './page-parts.tsx';

interface PartForSome {
  isFor: NonNullable<PagePart['isFor']>;
  load(): Promise<PartModule>;
  /** Its module, once it is loaded: before the page is rendered, if the page was loaded for her. */
  findLoaded(): PartModule | undefined;
}

/** A part of a page for some, in the documents of those it is for. Someone who becomes one of them on the page gets it later. */
export function comeForSome({ isFor, load, findLoaded }: PartForSome): FunctionComponent<object> {
  const Later = comeLater(load);
  return function PartForSome(told) {
    if (!isFor(useQueryClient())) return null;
    const Loaded = findLoaded()?.default ?? Later;
    return <Loaded {...told} />;
  };
}
