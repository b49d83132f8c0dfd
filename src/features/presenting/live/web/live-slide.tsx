import { useTranslations } from 'use-intl';
import type { LiveSession } from '../contract.ts';
import { QuestionSlide } from '#features/presenting/web/question-slide.tsx';
import { EndSlide } from './end-slide.tsx';
import { LobbySlide } from './lobby-slide.tsx';

/** What the class sees of a live quiz: never a name. */
export function LiveSlide({ session }: { session: LiveSession }) {
  const t = useTranslations();
  const { view } = session;
  if (view.state === 'lobby') return <LobbySlide session={session} />;
  if (view.state === 'ended') return <EndSlide session={session} />;
  const { question, told, lang } = view;
  if (!question)
    return (
      <p className="grid min-h-full place-content-center p-8 text-step-3">{t('presenting.live.gone')}</p>
    );
  return (
    <QuestionSlide
      key={view.index}
      question={question}
      lang={lang}
      told={told ?? undefined}
      chosen={
        told && told.bars.length > 0 ? new Map(told.bars.map(({ id, count }) => [id, count])) : undefined
      }
      note={
        told
          ? t('presenting.live.rightOf', { right: told.right, answered: told.answered })
          : t('presenting.live.onYourDevice')
      }
    />
  );
}
