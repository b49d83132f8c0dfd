import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { useFormField } from '#page/form/form-context.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';

interface DeliveryFieldsProps {
  byMail: boolean;
  receiverAddress: string | undefined;
  sendOn: string;
  firstDay: string;
  lastDay: string;
}

/** How the card reaches its receiver: by mail on a day, or printed. What only a mail needs goes away where it is printed. */
export function DeliveryFields({ byMail, receiverAddress, sendOn, firstDay, lastDay }: DeliveryFieldsProps) {
  const t = useTranslations();
  const { value = byMail ? 'mail' : 'print' } = useFormField('delivery');
  const ways = [
    { way: 'mail', text: t('gifts.form.byMail'), shape: IconMail },
    { way: 'print', text: t('gifts.form.byPrint'), shape: IconPrinter },
  ] as const;
  return (
    <fieldset className="group/delivery">
      <legend className="text-step-2 font-bold">{t('gifts.form.delivery')}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {ways.map(({ way, text, shape }) => (
          <label
            key={way}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-ink-soft/30 px-4 py-2 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="delivery"
              value={way}
              defaultChecked={way === value}
              className="size-5 shrink-0 accent-dusk outline-none"
            />
            <Icon shape={shape} size={24} />
            <span className="font-medium">{text}</span>
          </label>
        ))}
      </div>
      <div className="mt-5 grid items-start gap-5 group-has-[[value=print]:checked]/delivery:hidden sm:grid-cols-2">
        <PageField name="receiverAddress" known={receiverAddress} label={t('gifts.form.receiverAddress')}>
          {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
        </PageField>
        <PageField
          name="sendOn"
          known={sendOn}
          label={t('gifts.form.sendOn')}
          hint={t('gifts.form.sendOnHint')}
        >
          {(control) => <TextInput {...control} type="date" min={firstDay} max={lastDay} />}
        </PageField>
      </div>
    </fieldset>
  );
}
