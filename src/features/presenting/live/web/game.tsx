import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { useNameWords } from '#features/presenting/web/use-name-words.ts';
import type { LivePlayer, LiveView, OwnLiveAnswer } from '../contract.ts';
import { AnswerPad } from './answer-pad.tsx';
import { OwnResult } from './own-result.tsx';

interface GameProps {
  view: LiveView;
  me: LivePlayer;
  own: OwnLiveAnswer | null;
  onOwn(own: OwnLiveAnswer): void;
}

/** The quiz as one who takes part sees it: she waits, answers, and learns what was right. */
export function Game({ view, me, own, onOwn }: GameProps) {
  const t = useTranslations();
  const nameOf = useNameWords();
  const name = me.name ?? nameOf(me.nameKey ?? '');
  const { state, index, count, question, told, hardest, lang } = view;
  const language = lang && { lang, dir: locales[lang].direction };
  const current = own?.index === index ? own : null;
  return (
    <Container width="form" className="py-4 sm:py-10">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={me.avatar ?? undefined} size="s" />
        <p className="grow font-bold">
          <bdi>{name}</bdi>
        </p>
        {(state === 'question' || state === 'reveal') && (
          <p className="text-muted tabular-nums">
            {t('presenting.live.place', { number: index + 1, count })}
          </p>
        )}
      </div>
      <div role="status" className="sr-only">
        {state === 'question' && t('presenting.live.place', { number: index + 1, count })}
      </div>
      {state === 'lobby' && (
        <Quiet
          title={t.rich('presenting.game.in', { name, bdi: isolate })}
          text={t('presenting.game.wait')}
        />
      )}
      {state === 'question' && question && (
        <AnswerPad key={index} view={view} question={question} own={current} onOwn={onOwn} />
      )}
      {state === 'reveal' && question && told && (
        <OwnResult question={question} told={told} own={current} lang={lang} />
      )}
      {(state === 'question' || state === 'reveal') && !question && (
        <Quiet title={t('presenting.live.gone')} text={t('presenting.game.wait')} />
      )}
      {state === 'ended' && (
        <>
          <Quiet title={t('presenting.live.thanks')} text={t('presenting.game.over')} />
          {hardest && (
            <div className="mt-6 rounded-card bg-paper p-5 shadow-lift-1">
              <p className="font-bold text-pomegranate-deep">{t('presenting.live.hardest')}</p>
              <p className="mt-1 text-step-1 font-bold" {...language}>
                {hardest.ask}
              </p>
              <p className="mt-2 text-pretty" {...language}>
                {hardest.explanation}
              </p>
            </div>
          )}
        </>
      )}
      <noscript>
        <p className="mt-8 text-center">
          <a href="?" className="text-link">
            {t('presenting.game.reload')}
          </a>
        </p>
      </noscript>
    </Container>
  );
}

function Quiet({ title, text }: { title: ReactNode; text: string }) {
  return (
    <div className="mt-6 text-center">
      <ScenePicture
        name="table-talk"
        lazy={false}
        className="aspect-[16/9] w-full rounded-card object-cover"
      />
      <h1 className="mt-6 text-step-3 font-extrabold text-balance">{title}</h1>
      <p className="mt-2 text-step-1 text-pretty text-muted">{text}</p>
    </div>
  );
}
