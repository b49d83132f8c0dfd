import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import type { MembershipView } from '../contract.ts';
import { membershipsQuery } from '#features/classes/web/class-queries.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { membershipForms } from './membership-forms.ts';

interface LeaveFormProps {
  item: MembershipView;
  /** She is out of the class, and the page may have nothing more to show. */
  onLeft?: () => void;
}

/**
 * Leaves a class at once, or by asking the teacher, which can be taken back. Works without JavaScript, by way of
 * `/join`.
 */
export function LeaveForm({ item, onLeft }: LeaveFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { box, close } = useDisclosed();
  const { id, name: className, teacher, leaving } = item;
  const isAsked = leaving === 'asked';
  const form = usePageForm(isAsked ? membershipForms.stay : membershipForms.leave, {
    about: [id],
    doneText: isAsked
      ? t('classes.own.stays')
      : leaving === 'asks'
        ? t('classes.own.asked')
        : t('classes.own.left'),
    onDone(list) {
      close();
      queries.setQueryData(membershipsQuery(api).queryKey, list);
      void queries.invalidateQueries({ queryKey: viewerKey });
      if (!list.items.some((each) => each.id === id)) onLeft?.();
    },
  });
  const button = (
    <PageForm form={form} action={href('join')} className="mt-3">
      <SubmitButton size="s" variant="secondary">
        {isAsked
          ? t('classes.own.stay')
          : leaving === 'asks'
            ? t('classes.own.ask')
            : t('classes.own.leaveSubmit')}
      </SubmitButton>
    </PageForm>
  );
  if (isAsked) {
    return (
      <div className="mt-3 rounded-control bg-sky p-4">
        <p className="text-pretty">{t.rich('classes.own.askedText', { teacher, bdi: isolate })}</p>
        {button}
      </div>
    );
  }
  return (
    <Disclosure
      box={box}
      opener={t('classes.own.leave')}
      spoken={t('classes.own.leaveOf', { className })}
      isRefused={form.refusal !== undefined}
      className="mt-1"
    >
      <div className="mt-1 rounded-control bg-sand p-4">
        <p className="text-pretty">
          {leaving === 'asks'
            ? t.rich('classes.own.askText', { teacher, bdi: isolate })
            : t('classes.own.leaveText')}
        </p>
        {button}
      </div>
    </Disclosure>
  );
}
