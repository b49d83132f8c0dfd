import { useTranslations } from 'use-intl';
import type { Json } from '#core/json.ts';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { usePathLabels } from '#features/cms/offered/entry/use-field-labels.ts';
import { settleClash } from '../editor/draft/merge-drafts.ts';
import type { useEntryDraft } from './use-entry-draft.ts';
import { useMoment } from '#page/use-moment.ts';

/** What another person has saved meanwhile: both versions of each field that both have changed, to choose one. */
export function ClashList({ of, locale }: { of: ReturnType<typeof useEntryDraft>; locale: Locale }) {
  const t = useTranslations();
  const moment = useMoment();
  const { meanwhile, draft, setDraft, id } = of;
  const labelOf = usePathLabels({ contentType: id.split('.')[0] ?? '' });
  if (!meanwhile) return null;
  const at = moment(meanwhile.at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Callout tone="warning" announced title={t('learning.editor.changedBy', { name: meanwhile.by, at })}>
      <p>{meanwhile.clashes.length > 0 ? t('learning.editor.clashes') : t('learning.editor.noClashes')}</p>
      <ul className="mt-3 grid gap-4">
        {meanwhile.clashes.map(({ path, mine, theirs }) => {
          const language = localeCodes.find((code) => code === path[1]) ?? locale;
          return (
            <li key={path.join('.')} className="grid gap-3 sm:grid-cols-2">
              <p className="font-semibold sm:col-span-2">{labelOf(path.join('.'))}</p>
              {([mine, theirs] as const).map((value, index) => (
                <div
                  key={index === 0 ? 'mine' : 'theirs'}
                  className="grid content-start gap-2 rounded-control bg-white p-3"
                >
                  <p className="text-step--1 text-muted">
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
  if (typeof value === 'object' && value !== null) {
    // Ids and empty lists say nothing.
    const said = Object.entries(value).filter(([key, one]) => key !== 'id' && !isEmpty(one));
    return said.map(([, one]) => sayValue(one)).join(', ');
  }
  return value === undefined || value === null ? '—' : `${value}`;
}

const isEmpty = (value: Json | undefined) => Array.isArray(value) && value.length === 0;
