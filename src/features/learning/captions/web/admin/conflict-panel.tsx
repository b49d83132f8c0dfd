import { useTranslations } from 'use-intl';
import type { Cue } from '#core/cues.ts';
import { locales, type Locale } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { useMoment } from '#page/use-moment.ts';

interface ConflictPanelProps {
  by: string;
  at: string;
  mine: readonly Cue[];
  theirs: readonly Cue[];
  locale: Locale;
  onTakeMine(): void;
  onTakeTheirs(): void;
}

/** Another person has saved these captions meanwhile: both are shown where they differ, and nothing is lost. */
export function ConflictPanel({
  by,
  at,
  mine,
  theirs,
  locale,
  onTakeMine,
  onTakeTheirs,
}: ConflictPanelProps) {
  const t = useTranslations();
  const moment = useMoment();
  const say = (cue: Cue) => `${cue.start}–${cue.end} ${cue.text}`;
  const isIn = (cues: readonly Cue[]) => {
    const said = new Set(cues.map(say));
    return (cue: Cue) => !said.has(say(cue));
  };
  const columns = [
    { title: t('learning.captions.theirs'), cues: theirs.filter(isIn(mine)) },
    { title: t('learning.captions.mine'), cues: mine.filter(isIn(theirs)) },
  ];
  return (
    <Callout
      tone="warning"
      announced
      className="mt-6"
      title={t.rich('learning.captions.conflict', {
        by,
        at: moment(at, { dateStyle: 'medium', timeStyle: 'short' }),
        bdi: isolate,
      })}
    >
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {columns.map(({ title, cues }) => (
          <section key={title} className="min-w-0">
            <h3 className="font-bold">{title}</h3>
            <ul
              lang={locale}
              dir={locales[locale].direction}
              className="mt-1 max-h-64 space-y-1 overflow-y-auto"
            >
              {cues.map((cue) => (
                <li key={say(cue)} className="whitespace-pre-line">
                  {cue.text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="s" onClick={onTakeMine}>
          {t('learning.captions.takeMine')}
        </Button>
        <Button size="s" variant="secondary" onClick={onTakeTheirs}>
          {t('learning.captions.takeTheirs')}
        </Button>
      </div>
    </Callout>
  );
}
