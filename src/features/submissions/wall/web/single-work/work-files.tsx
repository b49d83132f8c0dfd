import { useTranslations } from 'use-intl';
import type { WorkFile } from '#features/submissions/life/contract.ts';

interface WorkFilesProps {
  files: readonly WorkFile[];
  /** Who made them. */
  name: string;
}

/** Everything that was handed in with a work, in its order, each with its caption. */
export function WorkFiles({ files, name }: WorkFilesProps) {
  return (
    <ul className="grid grid-cols-1 gap-5">
      {files.map((file, index) => (
        <li key={file.id}>
          <figure className="on-paper overflow-clip rounded-card bg-paper shadow-lift-2 print:shadow-none">
            <FileStage file={file} name={name} place={index + 1} isFirst={index === 0} />
            {file.caption && (
              <figcaption className="px-5 py-3 text-pretty">
                <bdi>{file.caption}</bdi>
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface FileStageProps {
  file: WorkFile;
  name: string;
  place: number;
  isFirst: boolean;
}

function FileStage({ file, name, place, isFirst }: FileStageProps) {
  const t = useTranslations();
  const { kind, state, variants, width, height } = file;
  if (state !== 'ready') {
    return (
      <p className="bg-sand p-5">
        <bdi className="block truncate font-semibold">{file.name}</bdi>
        <span className="text-muted">
          {state === 'checking' ? t('submissions.work.checking') : t('submissions.work.refused')}
        </span>
      </p>
    );
  }
  if (variants['film'] !== undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner's own film, which comes without
      <video
        controls
        playsInline
        preload="none"
        poster={variants['large']}
        src={variants['film']}
        width={width}
        height={height}
        aria-label={t('submissions.work.film', { name })}
        className="max-h-[80vh] w-full bg-night print:hidden"
      />
    );
  }
  if (variants['sound'] !== undefined) {
    return (
      <div className="bg-tint-violet p-5 print:hidden">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner's own recording, which comes without */}
        <audio
          controls
          preload="none"
          src={variants['sound']}
          aria-label={t('submissions.work.sound', { name })}
          className="w-full"
        />
      </div>
    );
  }
  if (variants['text'] !== undefined) {
    return (
      <p className="bg-tint-peach p-5">
        <a href={variants['text']} target="_blank" rel="noreferrer" className="text-link">
          {t('submissions.work.openText')}
        </a>
      </p>
    );
  }
  if (kind === 'image' || variants['large'] !== undefined) {
    return (
      <img
        src={variants['large']}
        // What it shows is said by its caption, which is read out right after it.
        alt={t('submissions.work.picture', { place, name })}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="mx-auto h-auto max-h-[80vh] w-auto max-w-full"
      />
    );
  }
  return null;
}
