import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { OfferedAct, PersonPanel } from '#features/people/panel/contract.ts';
import { actForm } from './act-form.ts';

/** One act on its own line: opened, it says what happens, and asks for what it needs. */
export function ActDisclosure({ person, act }: { person: PersonPanel; act: OfferedAct }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(actForm, {
    about: [person.id, act.name],
    doneText: t('people.panel.done', { act: act.title }),
    invalidates: [api.people.key()],
    onDone({ location }) {
      // Another account, or a file: not a page of this document.
      if (location !== null) window.location.assign(location);
    },
  });
  const fields = new Set(act.fields);
  return (
    <details className="group border-t border-line first:border-t-0" open={form.isPosted || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium">
        <span className={act.grave ? 'text-danger' : undefined}>{act.title}</span>
        <Icon shape={IconChevronDown} size={20} className="text-muted group-open:rotate-180" />
      </summary>
      <PageForm form={form} className="space-y-4 pb-5">
        <p className="text-step--1 text-ink-soft">{act.explanation}</p>
        <input type="hidden" name="once" value={person.once} />
        {fields.has('until') && (
          <PageField name="until" label={t('people.panel.untilField')} required>
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
        )}
        {fields.has('coins') && (
          <PageField name="coins" label={t('people.panel.coinsField')} required>
            {(control) => <TextInput {...control} type="number" inputMode="numeric" min={1} max={10_000} />}
          </PageField>
        )}
        {fields.has('language') && (
          <PageField name="language" label={t('people.panel.languageField')} known={person.language} required>
            {(control) => (
              <SelectInput {...control}>
                <LocaleOptions />
              </SelectInput>
            )}
          </PageField>
        )}
        {fields.has('reason') && (
          <PageField
            name="reason"
            label={t('people.panel.reasonField')}
            hint={t('people.panel.reasonHint', { count: act.shortestReason })}
            required
          >
            {(control) => <textarea {...control} rows={2} maxLength={500} className={controlLook} />}
          </PageField>
        )}
        <SubmitButton size="s" variant={act.grave ? 'primary' : 'secondary'}>
          {act.title}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
