import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { useMissingContent } from '#features/learning/offered/missing-content-query.ts';
import { useKnownViewer } from '#features/people/offered/viewer-query.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { BackLink } from './back-link.tsx';
import { MinimalHeader } from './minimal-header.tsx';

/** Tracking parameters of the promo card (spec §2, error page). */
const fromErrorPage = { utm_source: 'internal', utm_medium: 'link', utm_campaign: 'error-page' };

/** The course of that card. */
const promoted = { courseSlug: 'why-bad-things-happen' };

/** Refusals whose message is meant for developers. */
const forPrograms = new Set(['bad_request', 'method_not_allowed', 'server_error']);

/** These resolve on their own. */
const passing = new Set([429, 500, 503]);

/** What went wrong, in plain words, and two ways to continue (spec §2: status and message in the title, noindex on 404). */
export function ErrorPage() {
  const t = useTranslations();
  const missing = useMissingContent(useKnownViewer());
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = status === 404 ? t('app.refusal.notFound') : (findWords(error) ?? t('app.error.title'));
  return (
    <>
      <PageHead title={t('app.error.documentTitle', { status: String(status), message })} path="/" noindex />
      <MinimalHeader />
      <main id="main" className="py-12 sm:py-16">
        <Container>
          <div className="grid items-center gap-10 lg:grid-cols-2">
            <div>
              <p className="font-bold text-pomegranate">{t('app.error.code', { status: String(status) })}</p>
              <h1 className="mt-2 text-step-3 font-extrabold">{message}</h1>
              <p className="mt-4 max-w-reading text-step-1 text-ink-soft">
                {status === 404 ? t('app.error.notFoundText') : t('app.error.otherText')}
              </p>
              <div className="mt-8 flex flex-wrap gap-3">
                {passing.has(status) && <Button href="">{t('app.error.again')}</Button>}
                <BackLink variant={passing.has(status) ? 'secondary' : 'primary'}>
                  {t('app.error.back')}
                </BackLink>
                <Button href={href('home')} variant="secondary">
                  {t('app.error.home')}
                </Button>
              </div>
            </div>
            <ScenePicture name="not-found" lazy={false} className="w-full max-w-md justify-self-center" />
          </div>
          {!missing.includes(href('course', promoted)) && (
            <Card
              as="article"
              padding="none"
              raises
              className="relative mt-12 max-w-2xl overflow-hidden sm:flex"
            >
              <img
                src="/covers/why-bad-things-happen.svg"
                alt=""
                width={320}
                height={240}
                loading="lazy"
                className="w-full object-cover sm:w-56"
              />
              <div className="p-6">
                <p className="text-step--1 font-bold text-olive">{t('app.error.promoEyebrow')}</p>
                <h2 className="mt-1 text-step-1 font-bold">
                  <a href={href('course', promoted, fromErrorPage)} className="stretched-link">
                    {t('app.error.promoTitle')}
                  </a>
                </h2>
                <p className="mt-2 text-ink-soft">{t('app.error.promoText')}</p>
              </div>
            </Card>
          )}
        </Container>
      </main>
    </>
  );
}

/** The server's message to the user, in her language. */
function findWords(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  if (!data || typeof data !== 'object' || !('message' in data) || !('code' in data)) return undefined;
  const { code, message } = data;
  return typeof message === 'string' && !forPrograms.has(String(code)) ? message : undefined;
}
