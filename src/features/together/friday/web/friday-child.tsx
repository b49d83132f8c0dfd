import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import type { FridayChild } from '../contract.ts';
import { listTitles } from '../policy.ts';
import { TableQuestion } from './table-question.tsx';

/** As many titles as fit on a sheet that a family of eight shares. */
const titlesShown = 5;

/** One child's week: what she learned and did, and what to ask her. */
export function FridayChildCard({ child }: { child: FridayChild }) {
  const t = useTranslations();
  const { avatarObj, color, learned, deeds, badges, questions } = child;
  const name = child.firstName || t('together.friday.unnamed');
  const facts = [
    { id: 'learned', label: t('together.friday.learned'), titles: learned },
    { id: 'deeds', label: t('together.friday.deeds'), titles: deeds },
    { id: 'badges', label: t('together.friday.badges'), titles: badges },
  ].filter(({ titles }) => titles.length > 0);
  const answers = questions.flatMap((question) => (question.kind === 'quiz' ? [question.answer] : []));
  return (
    <Card as="li" className="break-inside-avoid print:rounded-none print:border print:border-black print:p-3">
      <h2 className="flex items-center gap-3 text-step-2">
        <PersonFace firstName={name} color={color} src={avatarObj?.url} size="s" className="print:hidden" />
        <bdi>{name}</bdi>
      </h2>
      {facts.length === 0 && <p className="mt-4 text-pretty">{t('together.friday.quiet')}</p>}
      <dl className="mt-4 space-y-3 print:mt-2 print:space-y-1">
        {facts.map(({ id, label, titles }) => (
          <div key={id}>
            <dt className="text-step--1 font-semibold text-ink-soft">{label}</dt>
            <dd className="text-pretty">
              {listTitles(titles.slice(0, titlesShown))}
              {titles.length > titlesShown &&
                ` ${t('together.friday.more', { count: titles.length - titlesShown })}`}
            </dd>
          </div>
        ))}
      </dl>
      {questions.length > 0 && (
        <div className="on-paper mt-5 rounded-control bg-tint-gold p-4 print:mt-2 print:bg-white print:p-0">
          <h3 className="font-bold">{t('together.friday.ask')}</h3>
          <ul className="mt-2 space-y-3 print:mt-1 print:space-y-1">
            {questions.map((question, index) => (
              <TableQuestion key={index} question={question} />
            ))}
          </ul>
          {answers.length > 0 && (
            <p className="mt-2 hidden text-step--1 print:block">
              {t('together.friday.answers', { answers: answers.join('; ') })}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
