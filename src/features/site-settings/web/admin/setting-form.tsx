import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { SettingFieldView, SettingView } from '#features/site-settings/contract.ts';
import { countRows, nameOf, toTyped } from '#features/site-settings/policy.ts';
import { SettingField } from './setting-field.tsx';
import { defineSettingForm } from './setting-forms.ts';
import { SettingRows } from './setting-rows.tsx';
import { SettingValue } from './setting-value.tsx';
import { useMoment } from '#page/use-moment.ts';

interface SettingFormProps {
  setting: SettingView;
  /** Begins again with what is in force. */
  onTakeTheirs(): void;
}

/** The fields of a setting. The second of two editors sees what the first has saved, beside what she typed herself. */
export function SettingForm({ setting, onTakeTheirs }: SettingFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { fields, rows, value, version } = setting;
  // One empty row is there for those without JavaScript, too.
  const [rowCount, setRowCount] = useState(rows ? countRows(setting, value) + 1 : 0);
  const definition = useMemo(() => defineSettingForm(setting, rowCount), [setting, rowCount]);
  const form = usePageForm(definition, {
    doneText: t('siteSettings.form.saved'),
    invalidates: [api.siteSettings.key()],
    onRefused({ code }) {
      if (code === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: api.siteSettings.key() });
      return false;
    },
  });
  const known = toTyped(setting, value);
  const groups = [...Map.groupBy(fields, ({ group = '' }) => group)];
  return (
    <PageForm form={form} className="space-y-6">
      <input type="hidden" name="version" value={version} />
      {form.refusal?.code === 'changed_meanwhile' && <Theirs setting={setting} onTakeTheirs={onTakeTheirs} />}
      {groups.map(([group, inGroup]) =>
        group === '' ? (
          <FieldGrid key={group} fields={inGroup} known={known} />
        ) : (
          <fieldset key={group}>
            <legend className="mb-2 font-bold">{group}</legend>
            <FieldGrid fields={inGroup} known={known} />
          </fieldset>
        ),
      )}
      {rows && (
        <SettingRows
          setting={{ ...setting, rows }}
          rowCount={rowCount}
          onAdd={() => setRowCount(rowCount + 1)}
        />
      )}
      <SubmitButton>{t('siteSettings.form.save')}</SubmitButton>
    </PageForm>
  );
}

function FieldGrid({ fields, known }: { fields: SettingFieldView[]; known: Record<string, string> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => {
        const name = nameOf(field.path);
        return <SettingField key={name} name={name} field={field} known={known[name]} />;
      })}
    </div>
  );
}

function Theirs({ setting, onTakeTheirs }: SettingFormProps) {
  const t = useTranslations();
  const moment = useMoment();
  const { changedBy, changedAt, value } = setting;
  return (
    <Callout tone="warning" title={t('siteSettings.form.meanwhile')}>
      <p className="mb-2">
        {changedBy && changedAt
          ? t('siteSettings.form.theirs', {
              name: changedBy,
              time: moment(changedAt, { timeStyle: 'short' }),
            })
          : t('siteSettings.form.theirsReset')}
      </p>
      <SettingValue setting={setting} value={value} />
      <Button variant="secondary" size="s" className="mt-3" onClick={onTakeTheirs}>
        {t('siteSettings.form.takeTheirs')}
      </Button>
    </Callout>
  );
}
