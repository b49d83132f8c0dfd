import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { WorkFile } from '#features/submissions/life/contract.ts';

/** The files of a work in their order, as they will appear. */
export function JudgedFiles({ files, lang }: { files: readonly WorkFile[]; lang: string }) {
  if (files.length === 0) return null;
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className={files.length === 1 ? 'sm:col-span-2' : ''}>
          <figure className="overflow-hidden rounded-control bg-sand">
            <FileFace file={file} />
            {(file.caption || file.name) && (
              <figcaption className="p-3 text-step--1">
                {file.caption && (
                  <p lang={lang} dir="auto" className="wrap-anywhere">
                    {file.caption}
                  </p>
                )}
                {file.name && <bdi className="block truncate text-muted">{file.name}</bdi>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ol>
  );
}

function FileFace({ file }: { file: WorkFile }) {
  const t = useTranslations();
  const { state, variants, width, height, caption, name } = file;
  const label = caption || name || t('submissions.queue.file');
  if (state !== 'ready')
    return (
      <p className="p-4">
        {state === 'checking' ? t('submissions.queue.checking') : t('submissions.queue.refused')}
      </p>
    );
  if (variants.film !== undefined)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner’s own recording has none
      <video
        controls
        playsInline
        preload="metadata"
        poster={variants.large}
        src={variants.film}
        aria-label={label}
        className="max-h-128 w-full bg-night"
      />
    );
  if (variants.sound !== undefined)
    return (
      <div className="p-4">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner’s own recording has none */}
        <audio controls preload="none" src={variants.sound} aria-label={label} className="w-full" />
      </div>
    );
  if (variants.large !== undefined)
    return (
      <a href={variants.large} target="_blank" rel="noreferrer" className="block">
        <img
          src={variants.large}
          alt={label}
          width={width}
          height={height}
          loading="lazy"
          className="mx-auto h-auto max-h-128 w-auto max-w-full"
        />
      </a>
    );
  const href = variants.text;
  if (href === undefined) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-link flex min-h-14 items-center gap-2 p-4 font-medium"
    >
      <Icon shape={IconFileText} />
      {t('submissions.queue.openFile')}
    </a>
  );
}
