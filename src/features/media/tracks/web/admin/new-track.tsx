import { useMutation, useQueryClient } from '@tanstack/react-query';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocale, localeCodes, locales } from '#core/locale.ts';
import type { TrackView } from '#features/media/tracks/contract.ts';
import { maxTrackBytes, trackKinds, trackPurpose, type TrackKind } from '#features/media/tracks/policy.ts';
import { sendFile } from '#features/media/offered/uploads/send-file.ts';
import { useProblemWords } from '#features/media/offered/uploads/use-problem-words.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';

interface NewTrackProps {
  filmId: string;
  /** Those that there are: of each kind there is one in a language. */
  tracks: readonly TrackView[];
}

/** Takes a recording for a film: of which kind, in which language, and the file. */
export function NewTrack({ filmId, tracks }: NewTrackProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const queries = useQueryClient();
  const words = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<TrackKind>('narration');
  const free = localeCodes.filter((code) => !tracks.some((one) => one.kind === kind && one.lang === code));
  const [picked, setPicked] = useState(free[0]);
  const lang = picked && free.includes(picked) ? picked : free[0];
  const [share, setShare] = useState(0);
  const upload = useMutation({
    async mutationFn(file: File) {
      if (!lang) return;
      setShare(0);
      const sending = { purpose: trackPurpose, maxBytes: maxTrackBytes, onShare: setShare };
      await api.media.addTrack.call({ id: filmId, uploadId: await sendFile(file, sending), lang, kind });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.media.tracks.key() }),
  });
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('media.tracks.kind')}>
          {(control) => (
            <SelectInput
              {...control}
              value={kind}
              onChange={({ target }) =>
                setKind(trackKinds.find((one) => one === target.value) ?? 'narration')
              }
            >
              <option value="narration">{t('media.tracks.narration')}</option>
              <option value="description">{t('media.tracks.description')}</option>
            </SelectInput>
          )}
        </Field>
        <Field label={t('media.tracks.language')}>
          {(control) => (
            <SelectInput
              {...control}
              value={lang}
              onChange={({ target }) => isLocale(target.value) && setPicked(target.value)}
            >
              {free.map((code) => (
                <option key={code} value={code} lang={code}>
                  {locales[code].name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <input
        ref={input}
        type="file"
        accept="audio/*,.m4a,.mp3,.wav,.flac,.ogg"
        hidden
        aria-label={t('media.tracks.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.mutate(file);
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          icon={IconMicrophone}
          busy={upload.isPending}
          disabled={!lang}
          onClick={() => input.current?.click()}
        >
          {t('media.tracks.choose')}
        </Button>
        <span role="status" className="text-muted tabular-nums">
          {upload.isPending &&
            t('media.tracks.sending', { share: format.number(share, { style: 'percent' }) })}
        </span>
      </div>
      {upload.error && (
        <Callout tone="danger" announced>
          {words.of(upload.error)}
        </Callout>
      )}
    </div>
  );
}
