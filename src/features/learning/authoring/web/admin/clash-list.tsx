import { useFormatter, useTranslations } from 'use-intl';
import type { Json } from '#core/json.ts';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { settleClash } from '../editor/draft/merge-drafts.ts';
import type { useEntryDraft } from './use-entry-draft.ts';

/** What another person has saved meanwhile: both versions of each field that both have changed, to choose one. */
export function ClashList({ of, locale }: { of: ReturnType<typeof useEntryDraft>; locale: Locale }) {
  const t = useTranslations();
  const format = useFormatter();
  const { meanwhile, draft, setDraft } = of;
  if (!meanwhile) return null;
  const at = format.dateTime(new Date(meanwhile.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Callout tone="warning" announced title={t('learning.editor.changedBy', { name: meanwhile.by, at })}>
      <p>{meanwhile.clashes.length > 0 ? t('learning.editor.clashes') : t('learning.editor.noClashes')}</p>
      <ul className="mt-3 grid gap-4">
        {meanwhile.clashes.map(({ path, mine, theirs }) => {
          const language = localeCodes.find((code) => code === path[1]) ?? locale;
          return (
            <li key={path.join('.')} className="grid gap-3 sm:grid-cols-2">
              {([mine, theirs] as const).map((value, index) => (
                <div
                  key={index === 0 ? 'mine' : 'theirs'}
                  className="grid content-start gap-2 rounded-control bg-white p-3"
                >
                  <p className="font-semibold">
                    {index === 0 ? t('learning.editor.mine') : t('learning.editor.theirs')}
                  </p>
                  <p lang={language} dir={locales[language].direction} className="break-words">
                    {sayValue(value)}
                  </p>
                  <Button
                    size="s"
                    variant="secondary"
                    className="w-fit"
                    onClick={() => setDraft(settleClash(draft, path, value))}
                  >
                    {index === 0 ? t('learning.editor.takeMine') : t('learning.editor.takeTheirs')}
                  </Button>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}

/** All the words of a value, in their order. */
function sayValue(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(sayValue).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(sayValue).join(', ');
  return value === undefined || value === null ? '—' : `${value}`;
}
