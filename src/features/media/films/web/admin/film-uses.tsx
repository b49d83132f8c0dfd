import { useTranslations } from 'use-intl';
import type { FilmUseView } from '#features/media/films/contract.ts';

/** What shows a film, each with a link to its editor. */
export function FilmUses({ uses }: { uses: readonly FilmUseView[] }) {
  const t = useTranslations();
  if (uses.length === 0) return <span className="text-muted">{t('media.films.unused')}</span>;
  return (
    <ul>
      {uses.map(({ href, title, titleLang }) => (
        <li key={href}>
          <a href={href} className="text-link inline-flex min-h-11 items-center">
            <bdi lang={titleLang ?? undefined}>{title}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
