/** `render.tsx`, by a name: it belongs to the pages, whose types the server's do not know. */
declare module 'virtual:renderer' {
  import type { RenderedPage, RenderInput } from '#app/page-data.ts';
  export function renderPage(input: RenderInput): Promise<RenderedPage>;
  /** The two halves of it, which benchmarks measure apart. */
  export function loadPage(input: RenderInput): Promise<unknown>;
  export function renderLoaded(loaded: unknown): string;
}
