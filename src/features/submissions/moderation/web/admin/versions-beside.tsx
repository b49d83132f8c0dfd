import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import type { JudgedWork, WorkVersion } from '#features/submissions/moderation/contract.ts';
import { JudgedFiles } from './judged-files.tsx';
import { compareTexts, type TextPart } from './text-difference.ts';

/** The current version beside an earlier one, with what has changed; the one that was approved last, unless another is chosen. */
export function VersionsBeside({ work }: { work: JudgedWork }) {
  const t = useTranslations();
  const format = useFormatter();
  const id = useId();
  const [current, ...earlier] = work.versions;
  const [chosen, choose] = useState<number>();
  const before =
    earlier.find(({ version }) => version === chosen) ??
    earlier.find(({ approved }) => approved) ??
    earlier[0];
  if (!current || !before) return null;
  const nameOf = ({ version, at, approved }: WorkVersion) =>
    [
      t('submissions.queue.version', { number: version }),
      format.dateTime(new Date(at), { dateStyle: 'medium' }),
      ...(approved ? [t('submissions.state.approved')] : []),
    ].join(' · ');
  const parts = compareTexts(before.text, current.text);
  return (
    <Card as="section" labelledBy={id} padding="l">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={id} className="text-step-1 font-bold">
          {t('submissions.queue.changed')}
        </h2>
        {earlier.length > 1 && (
          <Field label={t('submissions.queue.compareWith')} className="min-w-56">
            {(control) => (
              <SelectInput
                {...control}
                value={before.version}
                onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
              >
                {earlier.map((version) => (
                  <option key={version.version} value={version.version}>
                    {nameOf(version)}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        )}
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <Version
          name={nameOf(before)}
          lang={work.language}
          parts={parts}
          hides="added"
          version={before}
          other={current}
        />
        <Version
          name={nameOf(current)}
          lang={work.language}
          parts={parts}
          hides="removed"
          version={current}
          other={before}
        />
      </div>
    </Card>
  );
}

interface VersionProps {
  name: string;
  lang: string;
  parts: readonly TextPart[];
  hides: 'added' | 'removed';
  version: WorkVersion;
  other: WorkVersion;
}

function Version({ name, lang, parts, hides, version, other }: VersionProps) {
  const t = useTranslations();
  const isLater = hides === 'removed';
  const known = new Set(other.files.map(({ id }) => id));
  const changed = version.files.filter(({ id }) => !known.has(id)).length;
  return (
    <div className="min-w-0 space-y-4 rounded-control bg-parchment p-4">
      <h3 className="text-step--1 font-semibold text-muted">{name}</h3>
      <p lang={lang} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {parts
          .filter(({ kind }) => kind !== hides)
          .map(({ kind, text }, index) => {
            if (kind === 'added')
              return (
                <ins key={index} className="rounded-small bg-tint-olive no-underline">
                  {text}
                </ins>
              );
            if (kind === 'removed')
              return (
                <del key={index} className="rounded-small bg-tint-danger">
                  {text}
                </del>
              );
            return text;
          })}
      </p>
      {changed > 0 && (
        <Badge tone={isLater ? 'progress' : 'neutral'}>
          {isLater
            ? t('submissions.queue.filesAdded', { count: changed })
            : t('submissions.queue.filesRemoved', { count: changed })}
        </Badge>
      )}
      <JudgedFiles files={version.files} lang={lang} />
    </div>
  );
}
