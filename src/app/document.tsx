import { useEffect, type ReactNode } from 'react';
import { locales, type Locale } from '../core/locale.ts';
import { useKnownViewer } from '#features/people/offered/viewer-query.ts';

/** The whole HTML document. The server inserts the assets: React leaves alone what it did not render. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The shell fetches the viewer; here it is only read, so that an error page has a document too.
  const viewer = useKnownViewer();
  // Marks the page as hydrated, for styles and tests that must know whether scripts run.
  useEffect(() => document.documentElement.classList.add('is-live'), []);
  return (
    <html
      lang={locale}
      dir={locales[locale].direction}
      data-motion={viewer?.preferences.reducedMotion ? 'reduced' : undefined}
      data-contrast={viewer?.preferences.higherContrast ? 'more' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdf8ee" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.webmanifest?lang=${locale}`} />
      </head>
      <body>{children}</body>
    </html>
  );
}
