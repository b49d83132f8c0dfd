/** What the shell needs to know of the page inside it. */
export interface PageHandle {
  header: 'full' | 'minimal';
  /** Whether no prompt opens automatically. */
  undisturbed: boolean;
  /** Whether the header has its second row. */
  watching: boolean;
  /** The page's file as the build's manifest names it, for preloading. */
  module: string;
}
