import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { href } from '#urls.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { staticPageQuery } from './static-page-query.ts';

/** `/{slug}`: an authored page to read and to print, such as the privacy policy. */
export default function StaticPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { pageSlug = '' } = useParams();
  const { data: page } = useSuspenseQuery(staticPageQuery(usePage(), pageSlug));
  const { title, description, updatedOn, intro, sections, draft } = page;
  return (
    <Container className="py-10 sm:py-16 print:py-0">
      <PageHead
        title={title}
        description={description}
        path={href('staticPage', { pageSlug })}
        type="article"
      />
      {draft && (
        <Callout tone="warning" title={t('pages.page.draftTitle')} className="mb-8 print:hidden">
          {t('pages.page.draftText')}
        </Callout>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-step-4 text-balance print:text-step-3">{title}</h1>
          <p className="mt-2 text-ink-soft">
            {t('pages.page.updated', {
              date: format.dateTime(new Date(`${updatedOn}T12:00:00Z`), { dateStyle: 'long' }),
            })}
          </p>
        </div>
        <PrintButton>{t('pages.page.print')}</PrintButton>
      </div>
      <div className="mt-8 grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <Contents sections={sections} />
        <Card
          as="article"
          padding="l"
          className="print:rounded-none print:bg-white print:p-0 print:shadow-none"
        >
          <div className="max-w-reading text-pretty wrap-break-word [&>:first-child]:mt-0">
            <Blocks blocks={intro} />
            {sections.map(({ id, title: heading, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
                <h2 id={`${id}-title`} className="mt-10 text-step-2 text-balance print:break-after-avoid">
                  {heading}
                </h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </Card>
      </div>
    </Container>
  );
}
