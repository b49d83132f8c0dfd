import { localeCodes, locales } from '#core/locale.ts';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AvatarView } from '#features/people/avatars/contract.ts';
import { nameField } from './avatar-forms.ts';

/** What a picture shows, in each language. */
export function NameFields({ names }: { names?: AvatarView['names'] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {localeCodes.map((locale) => (
        <PageField
          key={locale}
          name={nameField(locale)}
          known={names?.[locale]}
          label={<span lang={locale}>{locales[locale].name}</span>}
          required
        >
          {(control) => (
            <TextInput {...control} lang={locale} dir={locales[locale].direction} maxLength={60} />
          )}
        </PageField>
      ))}
    </div>
  );
}
