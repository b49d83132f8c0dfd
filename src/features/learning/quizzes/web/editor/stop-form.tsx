import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { clockTime } from '#core/clock-time.ts';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { playFrom } from '#features/learning/films/web/play-from.ts';
import { setStop, type QuestionDraft } from './quiz-draft.ts';

interface StopFormProps {
  question: QuestionDraft;
  /** The film's, in seconds; undefined while there is none. */
  duration: number | undefined;
  video: HTMLVideoElement | null;
}

const names = ['at', 'explainedAt'] as const;
const nudge = 0.1;
/** Seconds before a time from which it is played to hear it in its place. */
const leadIn = 2;

/** Where the film stops for a question, and where it goes back to after a wrong answer: taken from the film, nudged by tenths. */
export function StopForm({ question, duration = Number.MAX_SAFE_INTEGER, video }: StopFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { draft, onDraft } = useEditing();
  const { slug } = question;
  const set = (name: (typeof names)[number], seconds: number) =>
    onDraft(setStop(draft, slug, { [name]: seconds }, duration));
  const seconds = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="grid gap-4 rounded-control bg-sand p-4">
      {names.map((name) => {
        const label = name === 'at' ? t('learning.editor.stopsAt') : t('learning.editor.jumpsBack');
        const value = question[name];
        return (
          <div key={name} role="group" aria-label={label}>
            <p className="font-semibold">{label}</p>
            <div className="mt-1 flex flex-wrap items-center gap-1">
              <IconButton
                icon={IconMinus}
                label={t('learning.editor.earlier')}
                onClick={() => set(name, value - nudge)}
              />
              <output
                data-path={`shared.questions.${slug}.${name}`}
                className="min-w-28 rounded-small bg-white px-3 py-2 text-center font-medium tabular-nums"
              >
                <bdi>{`${clockTime(value)} (${seconds(value)})`}</bdi>
              </output>
              <IconButton
                icon={IconPlus}
                label={t('learning.editor.later')}
                onClick={() => set(name, value + nudge)}
              />
              <Button
                size="s"
                variant="secondary"
                disabled={!video}
                onClick={() => video && set(name, video.currentTime)}
              >
                {name === 'at' ? t('learning.editor.stopHere') : t('learning.editor.jumpHere')}
              </Button>
              <IconButton
                icon={IconPlayerPlayFilled}
                label={t('learning.editor.playAround')}
                onClick={() => video && playFrom(video, Math.max(0, value - leadIn))}
              />
            </div>
          </div>
        );
      })}
      {question.explainedAt >= question.at && (
        <p className="text-step--1 font-medium text-danger">{t('learning.editor.jumpTooLate')}</p>
      )}
    </div>
  );
}
