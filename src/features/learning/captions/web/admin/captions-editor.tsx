import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/contract.ts';
import type { CaptionFilmView } from '#features/learning/captions/contract.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { FindingsPanel } from '#page/editor/findings-panel.tsx';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { CueAct } from './cue-acts.ts';
import { CueList } from './cue-list.tsx';
import { captionsIn } from './entry-captions.ts';
import { FileButtons } from './file-buttons.tsx';
import { FilmPreview } from './film-preview.tsx';
import { KeyHelp } from './key-help.tsx';
import { useFoundDraft, useKeptDraft } from './kept-draft.ts';
import { useCues } from './use-cues.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFilmFindings } from './use-film-findings.ts';
import { usePeaks } from './use-peaks.ts';
import { usePlayer } from './use-player.ts';
import { useSaving } from './use-saving.ts';
import { Waveform } from './waveform.tsx';
import { useMoment } from '#page/use-moment.ts';

interface CaptionsEditorProps {
  film: CaptionFilmView;
  entry: EntryView;
  locale: Locale;
  beside: Locale | undefined;
}

/** The captions of a film in one language: film, waveform and list, all of it by keyboard. */
export function CaptionsEditor({ film, entry, locale, beside }: CaptionsEditorProps) {
  const t = useTranslations();
  const moment = useMoment();
  const viewer = useViewer();
  const readOnly = !entry.rights.languages.includes(locale);
  const saved = useMemo(() => captionsIn(entry, locale), [entry, locale]);
  const { cues, past, future, step, isChanged } = useCues(saved);
  const [selected, setSelected] = useState(0);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const draftName = `tl-captions:${viewer?.id ?? ''}:${entry.id}:${locale}`;
  const { draft, forgetDraft } = useFoundDraft(draftName, saved);
  const list = useRef<HTMLUListElement>(null);
  const { player, playCue, togglePlay, now } = usePlayer();
  const peaks = usePeaks(film.key);
  const saving = useSaving({
    entry,
    locale,
    onSaved(done) {
      step({ type: 'saved', cues: done });
      forgetDraft();
    },
  });
  useKeptDraft(draftName, cues, isChanged);

  const act = useCallback((done: CueAct) => !readOnly && step(done), [readOnly, step]);
  const select = useCallback((index: number, focuses = false) => {
    setSelected(index);
    const row = list.current?.querySelector<HTMLElement>(`[data-cue="${index}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (focuses) row?.querySelector('textarea')?.focus();
  }, []);
  const findings = useFilmFindings(film, entry, locale, cues);
  const { publishWith, dialog } = usePublishCheck();
  const save = () => {
    if (isChanged && !saving.isSaving) saving.save(cues);
  };
  useEditorKeys({ cues, selected, act, step, select, save, playCue, togglePlay, now, help: setIsHelpOpen });

  const { theirs } = saving;
  const status = saving.known.languages.find((each) => each.locale === locale);
  return (
    <>
      {draft && !isChanged && !readOnly && (
        <Callout
          tone="info"
          announced
          className="mt-6"
          title={t('learning.captions.draft', {
            at: moment(draft.at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        >
          <div className="mt-2 flex flex-wrap gap-3">
            <Button
              size="s"
              onClick={() => {
                step({ type: 'replace', cues: draft.cues });
              }}
            >
              {t('learning.captions.draftRestore')}
            </Button>
            <Button size="s" variant="secondary" onClick={forgetDraft}>
              {t('learning.captions.draftDrop')}
            </Button>
          </div>
        </Callout>
      )}
      {theirs && (
        <ConflictPanel
          by={theirs.changedBy}
          at={theirs.changedAt}
          mine={cues}
          theirs={captionsIn(theirs, locale)}
          locale={locale}
          onTakeMine={() => saving.save(cues, theirs)}
          onTakeTheirs={() => {
            const changed = captionsIn(theirs, locale);
            step({ type: 'replace', cues: changed });
            step({ type: 'saved', cues: changed });
            saving.takeTheirs(theirs);
          }}
        />
      )}
      {saving.problems.length > 0 && (
        <Callout tone="danger" announced className="mt-6" title={t('learning.captions.refused')}>
          <ul className="list-disc ps-5">
            {saving.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="space-y-4 lg:sticky lg:top-20 lg:self-start">
          <FilmPreview player={player} src={film.src} title={film.title} cues={cues} locale={locale} />
          <Waveform
            player={player}
            duration={film.duration}
            cues={cues}
            selected={selected}
            peaks={peaks}
            label={t('learning.captions.waveform')}
            onSelect={select}
            onDrag={(index, { start, end }) => act({ type: 'times', index, start, end })}
          />
          <div className="flex flex-wrap items-center gap-2">
            {!readOnly && (
              <Button busy={saving.isSaving} onClick={save} disabled={!isChanged}>
                {t('learning.captions.save')}
              </Button>
            )}
            {saving.known.rights.publish && (status?.changed === true || status?.live === false) && (
              <Button
                variant="secondary"
                busy={saving.isPublishing}
                onClick={() => publishWith(findings, saving.publish)}
                disabled={isChanged}
              >
                {t('learning.captions.publish')}
              </Button>
            )}
            {!readOnly && (
              <>
                <Button
                  variant="quiet"
                  size="s"
                  disabled={past.length === 0}
                  onClick={() => step({ type: 'undo' })}
                >
                  {t('learning.captions.undo')}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  disabled={future.length === 0}
                  onClick={() => step({ type: 'redo' })}
                >
                  {t('learning.captions.redo')}
                </Button>
                <Button variant="quiet" size="s" onClick={() => act({ type: 'add', at: now() })}>
                  {t('learning.captions.add')}
                </Button>
              </>
            )}
            <Button variant="quiet" size="s" onClick={() => setIsHelpOpen(true)}>
              {t('learning.captions.keys')}
            </Button>
          </div>
          <p role="status" className="text-step--1 text-muted">
            {isChanged ? t('learning.captions.unsaved') : t('learning.captions.allSaved')}
          </p>
          <FileButtons
            name={`${film.key}.${locale}`}
            cues={cues}
            readOnly={readOnly}
            onImport={(found: Cue[]) => act({ type: 'replace', cues: found })}
          />
          <FindingsPanel
            findings={findings}
            onShow={({ path }) => select(Number(path.split('.').at(3) ?? 0), true)}
          />
        </div>
        <CueList
          list={list}
          cues={cues}
          duration={film.duration}
          locale={locale}
          beside={beside && { locale: beside, cues: captionsIn(entry, beside) }}
          selected={selected}
          readOnly={readOnly}
          act={act}
          onSelect={setSelected}
          onPlay={playCue}
        />
      </div>
      {dialog}
      {isHelpOpen && <KeyHelp onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
