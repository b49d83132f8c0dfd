import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useFieldWords } from './use-field-words.ts';

/** What staff calls a coupon. */
export function NameInput({ known }: { known?: string }) {
  const t = useTranslations();
  const { labels } = useFieldWords();
  return (
    <PageField name="name" known={known} label={labels['name']} hint={t('coupons.field.nameHint')} required>
      {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={80} />}
    </PageField>
  );
}
