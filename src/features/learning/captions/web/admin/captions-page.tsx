import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { CaptionsEditor } from './captions-editor.tsx';
import { captionFilmQuery, filmEntryQuery } from './captions-query.ts';
import { LanguageChoice } from './language-choice.tsx';

/** `/admin/content/films/{filmKey}/captions`: the captions of a film, in the language of `?text=`. */
export default function CaptionsPage() {
  const t = useTranslations();
  const page = usePage();
  const { filmKey = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const film = useSuspenseQuery(captionFilmQuery(page, filmKey)).data;
  const entry = useSuspenseQuery(filmEntryQuery(page, film.entryId)).data;
  const [asked, askedBeside] = [search.get('text'), search.get('beside')];
  const [first] = entry.rights.languages;
  const locale: Locale = isLocale(asked) ? asked : (first ?? page.locale);
  const beside = isLocale(askedBeside) ? askedBeside : undefined;
  const choose = (name: 'text' | 'beside') => (chosen: Locale | undefined) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (chosen) after.set(name, chosen);
      else after.delete(name);
      return after;
    });
  return (
    <>
      <AdminPageHead
        title={t('learning.captions.title')}
        trail={[{ text: t('learning.subtitles.title'), href: adminHref('adminSubtitles') }]}
      >
        <bdi>{film.course === undefined ? film.title : `${film.course} – ${film.title}`}</bdi>
      </AdminPageHead>
      <div className="mt-4 flex flex-wrap gap-4">
        <LanguageChoice label={t('learning.captions.language')} value={locale} onChange={choose('text')} />
        <LanguageChoice
          label={t('learning.captions.beside')}
          value={beside}
          none={t('learning.captions.noBeside')}
          onChange={choose('beside')}
        />
      </div>
      <CaptionsEditor key={locale} film={film} entry={entry} locale={locale} beside={beside} />
    </>
  );
}
