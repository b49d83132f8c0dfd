import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '../core/locale.ts';
import type { PageContext } from './page-context.ts';

/** What every component knows of its page. */
export interface Page extends Omit<PageContext, 'queries'> {
  /** Of the browser that asked for the page, as it has sent it; UTC where it has not, and on pages that everyone shares. */
  timeZone: string;
  /** Switches the language in place; resolves once the page is in it. */
  switchLocale(locale: Locale): Promise<void>;
}

const PageReactContext = createContext<Page | null>(null);

/** Gives every component the API, the language and the public address. */
export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageReactContext value={page}>{children}</PageReactContext>;
}

/** The page's API, language and address. */
export function usePage(): Page {
  const page = use(PageReactContext);
  if (!page) throw new Error('usePage is used outside PageProvider');
  return page;
}
