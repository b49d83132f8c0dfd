import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { WordingView } from '#features/invoices/wording/contract.ts';
import { fillWording, longestWording, type Placeholder } from '#features/invoices/wording/policy.ts';
import { useLawNames } from './use-law-names.ts';
import { resetWordingForm, wordingForm } from './wording-forms.ts';
import { readWhich, wordingQuery } from './wording-queries.ts';

/** `/admin/money/receipts/{law}/{language}`: what receipts say by a law in a language, and how it reads. */
export default function WordingPage() {
  const t = useTranslations();
  const { api } = usePage();
  const laws = useLawNames();
  const which = readWhich(useParams());
  const { data: wording } = useSuspenseQuery(wordingQuery(api, which));
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <AdminPageHead
        title={`${laws[which.law]} · ${locales[which.language].name}`}
        trail={[{ text: t('invoices.wording.title'), href: adminHref('adminReceiptWordings') }]}
      />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Card>
          {mayAct ? (
            <EditForm key={wording.text} wording={wording} onTyped={setTyped} />
          ) : (
            <p lang={which.language} dir="auto" className="text-pretty">
              {wording.text}
            </p>
          )}
          {mayAct && wording.isOwn && <ResetForm wording={wording} onReset={() => setTyped(undefined)} />}
        </Card>
        <Card as="section" labelledBy="wording-preview">
          <h2 id="wording-preview" className="text-step-1 font-bold">
            {t('invoices.wording.preview')}
          </h2>
          <p
            lang={which.language}
            dir={locales[which.language].direction}
            className="mt-3 text-pretty wrap-anywhere"
          >
            {typed === undefined ? wording.preview : fillWording(typed, valuesOf(wording))}
          </p>
          <h3 className="mt-6 font-bold">{t('invoices.wording.names')}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
            {wording.values.map(({ name, value }) => (
              <div key={name} className="sm:contents">
                <dt>
                  <code dir="ltr">{`{${name}}`}</code>
                </dt>
                <dd className="text-muted wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}

function valuesOf({ values }: WordingView): Record<Placeholder, string> {
  return Object.fromEntries(values.map(({ name, value }) => [name, value])) as Record<Placeholder, string>;
}

function EditForm({ wording, onTyped }: { wording: WordingView; onTyped(text: string): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(wordingForm, {
    doneText: t('invoices.wording.saved'),
    invalidates: [api.invoices.adminWording.key(), api.invoices.adminWordings.key()],
  });
  return (
    <PageForm form={form} className="grid gap-4">
      <input type="hidden" name="seen" value={wording.text} />
      <PageField
        name="text"
        known={wording.text}
        label={t('invoices.wording.text')}
        hint={t('invoices.wording.textHint')}
        required
      >
        {(control) => (
          <textarea
            {...control}
            rows={8}
            lang={wording.language}
            dir={locales[wording.language].direction}
            maxLength={longestWording}
            onInput={({ currentTarget }) => onTyped(currentTarget.value)}
            className={controlLook}
          />
        )}
      </PageField>
      <p>
        <SubmitButton>{t('invoices.wording.save')}</SubmitButton>
      </p>
    </PageForm>
  );
}

function ResetForm({ wording, onReset }: { wording: WordingView; onReset(): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(resetWordingForm, {
    doneText: t('invoices.wording.wasReset'),
    invalidates: [api.invoices.adminWording.key(), api.invoices.adminWordings.key()],
    onDone: onReset,
  });
  return (
    <PageForm form={form} className="mt-6 border-t border-line pt-5">
      <input type="hidden" name="seen" value={wording.text} />
      <p className="text-pretty text-muted">{t('invoices.wording.resetText')}</p>
      <p
        lang={wording.language}
        dir={locales[wording.language].direction}
        className="mt-2 text-step--1 text-pretty"
      >
        {wording.shipped}
      </p>
      <p className="mt-4">
        <SubmitButton variant="secondary">{t('invoices.wording.reset')}</SubmitButton>
      </p>
    </PageForm>
  );
}
