import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { ResourceView } from '../contract.ts';

/** A file in one language and format to download: a plain link, so that it works without scripts. */
export function FileLink({ file }: { file: ResourceView }) {
  const t = useTranslations();
  const format = useFormatter();
  const language = file.lang && locales[file.lang].name;
  const shape = file.format.toUpperCase();
  const facts = [
    shape,
    file.pages !== undefined && t('learning.resource.pages', { count: file.pages }),
    file.minAge !== undefined && t('learning.resource.fromAge', { age: file.minAge }),
    t('learning.resource.size', { size: format.number(Math.max(1, Math.round(file.bytes / 1000))) }),
  ].filter((fact) => fact !== false);
  return (
    <a
      href={file.href}
      download={file.id.replaceAll('.', '-').replace(/-(\w+)$/, '.$1')}
      className="flex min-h-12 items-center gap-3 rounded-control bg-sand px-4 py-2 transition duration-200 ease-paper hover:bg-tint-gold"
    >
      <Icon shape={IconDownload} size={20} className="text-pomegranate" />
      <span className="sr-only">{t('learning.resource.download', { title: file.title })}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        {file.label && (
          <span lang={file.textLang} className="basis-full">
            <bdi className="font-semibold">{file.label}</bdi>{' '}
            <bdi className="text-step--1">{file.description}</bdi>
          </span>
        )}
        {language && (
          <span lang={file.lang} className="font-semibold">
            {language}
          </span>
        )}
        {facts.map((fact) => (
          <bdi key={fact} className="text-step--1 text-muted">
            {fact}
          </bdi>
        ))}
      </span>
    </a>
  );
}
