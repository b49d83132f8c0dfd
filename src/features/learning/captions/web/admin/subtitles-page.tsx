import { useSuspenseQuery } from '@tanstack/react-query';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { clockTime } from '#core/clock-time.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { subtitlesQuery } from './captions-query.ts';
import { SubtitlesCell } from './subtitles-cell.tsx';
import { writeSubtitlesFile } from './subtitles-file.ts';

/** `/admin/reports/subtitles`: how each film is captioned in each language; each cell leads to the editor. */
export default function SubtitlesPage() {
  const t = useTranslations();
  const { films } = useSuspenseQuery(subtitlesQuery(usePage())).data;
  const save = () => {
    const address = URL.createObjectURL(new Blob([writeSubtitlesFile(films)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'lamed-subtitles.csv';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <AdminPageHead
        title={t('learning.subtitles.title')}
        actions={
          <Button variant="secondary" size="s" icon={IconDownload} onClick={save}>
            {t('learning.subtitles.saveFile')}
          </Button>
        }
      >
        {t('learning.subtitles.intro')}
      </AdminPageHead>
      <div
        role="region"
        aria-label={t('learning.subtitles.title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
        tabIndex={0}
        className="relative mt-6 scroll-shadows overflow-x-auto rounded-card shadow-lift-1"
      >
        <table className="w-full min-w-[60rem] border-collapse text-start">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="sticky start-0 bg-paper px-4 py-3 text-start">
                {t('learning.subtitles.film')}
              </th>
              {localeCodes.map((code) => (
                <th key={code} scope="col" lang={code} className="px-3 py-3 text-start">
                  {locales[code].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {films.map(({ key, title, course, duration, cells }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="sticky start-0 max-w-64 bg-paper px-4 py-3 text-start font-normal">
                  <bdi className="block font-semibold">{title}</bdi>
                  <span className="block text-step--1 text-muted">
                    {course !== undefined && <bdi>{course}</bdi>} <bdi>{clockTime(duration)}</bdi>
                  </span>
                </th>
                {cells.map((cell) => (
                  <td key={cell.locale} className="p-1 align-top">
                    <SubtitlesCell
                      cell={cell}
                      film={title}
                      href={adminHref('adminCaptions', { filmKey: key }, { text: cell.locale })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
