import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { readTextFile } from '#page/editor/read-text-file.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ImportPreview } from './import-preview.tsx';

const charactersAtMost = 2_000_000;

/** Reads a translator's file, shows what it would change, and saves that as drafts. */
export function ImportCard() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const [text, setText] = useState<string>();
  const [overwrite, setOverwrite] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const preview = useMutation({
    mutationFn: (input: { text: string; overwrite: boolean }) => api.cms.previewTranslation.call(input),
  });
  const saving = useMutation({
    mutationFn: (input: { text: string; overwrite: boolean; fingerprint: string }) =>
      api.cms.importTranslation.call(input),
    onSuccess: async () => {
      setText(undefined);
      preview.reset();
      await queries.invalidateQueries({ queryKey: api.cms.key() });
    },
  });
  const read = async (file: File | undefined) => {
    saving.reset();
    preview.reset();
    setText(undefined);
    setMistake(undefined);
    if (!file) return;
    if (file.size > charactersAtMost * 3) return setMistake('cms.translation.tooLarge');
    const chosen = await readTextFile(file);
    if (chosen === undefined) return setMistake('cms.translation.notUnicode');
    if (chosen.length > charactersAtMost) return setMistake('cms.translation.tooLarge');
    setText(chosen);
    preview.mutate({ text: chosen, overwrite });
  };
  const error = saving.error ?? preview.error;
  const refusal = error ? findRefusal(error) : undefined;
  const seen = preview.data;
  return (
    <Card as="section" labelledBy="import-title" className="xl:has-[table]:col-span-2">
      <h2 id="import-title" className="text-step-1 font-bold">
        {t('cms.translation.bring')}
      </h2>
      <p className="mt-1 text-muted">{t('cms.translation.bringIntro')}</p>
      <Field
        label={t('cms.translation.file')}
        className="mt-4"
        error={mistake === undefined ? refusal?.issues['text'] : t(mistake)}
      >
        {(control) => (
          <TextInput
            {...control}
            type="file"
            accept=".xlf,.xliff,.csv,.tsv,text/csv,application/xliff+xml"
            // The same file, saved again, is no change to the browser.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        )}
      </Field>
      {error && !refusal?.issues['text'] && (
        <Callout tone="danger" announced className="mt-3">
          {refusal?.message ?? t('page.request.network')}
        </Callout>
      )}
      <div role="status" className="mt-3">
        {preview.isPending && <p>{t('cms.translation.reading')}</p>}
        {saving.data && (
          <Callout tone="success">
            <p>{t('cms.translation.saved', { texts: saving.data.texts, entries: saving.data.entries })}</p>
            {saving.data.skipped.length > 0 && (
              <p>{t('cms.translation.skipped', { titles: saving.data.skipped.join(', ') })}</p>
            )}
          </Callout>
        )}
      </div>
      {seen && text !== undefined && (
        <div className="mt-4 grid gap-4">
          <ImportPreview preview={seen} />
          {(seen.counts.sourceChanged || seen.counts.targetChanged) && (
            <Checkbox
              label={t('cms.translation.overwrite')}
              hint={t('cms.translation.overwriteHint')}
              checked={overwrite}
              onChange={({ currentTarget }) => {
                setOverwrite(currentTarget.checked);
                preview.mutate({ text, overwrite: currentTarget.checked });
              }}
            />
          )}
          {seen.entries > 0 && (
            <Button
              className="justify-self-start"
              busy={saving.isPending || preview.isPending}
              onClick={() => saving.mutate({ text, overwrite, fingerprint: seen.fingerprint })}
            >
              {t('cms.translation.save', { count: seen.entries })}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
