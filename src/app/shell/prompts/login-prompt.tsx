import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { requestResetForm } from '#features/sign-in/emails/web/email-forms.ts';
import { secondStepForm } from '#features/sign-in/second-step/web/second-step-form.ts';
import { signInForm } from '#features/sign-in/sessions/web/session-forms.ts';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#urls.ts';
import { ResetFields } from '#features/sign-in/emails/web/reset-fields.tsx';
import { lacksSecondFactor } from '#features/sign-in/offered/lacks-second-factor.ts';
import { SecondStepFields } from '#features/sign-in/second-step/web/second-step-fields.tsx';
import { sendSignIn } from '#features/sign-in/sessions/web/sign-in/send-sign-in.ts';
import { SignInFields } from '#features/sign-in/sessions/web/sign-in/sign-in-fields.tsx';

interface LoginPromptProps {
  /** Where to go afterward, a path on this site: usually the page below. */
  onSuccess: string;
  opener: Element | null;
  onClose(): void;
}

/** Signing in, laid over the current page: password or provider, a second step if there is one, a new password. */
export function LoginPrompt({ onSuccess, opener, onClose }: LoginPromptProps) {
  const t = useTranslations();
  const { api } = usePage();
  const [step, setStep] = useState<'password' | 'code' | 'reset'>('password');
  const inPlace = {
    askForCode: () => goTo('code'),
    enter: async () => {
      const viewer = await api.people.currentUser.call();
      leaveFor(
        (await lacksSecondFactor(api, viewer))
          ? href('settingsSecurity', undefined, { onSuccess })
          : onSuccess,
      );
    },
  };
  const password = useSessionForm(signInForm, { send: sendSignIn, inPlace });
  const code = useSessionForm(secondStepForm, { inPlace });
  const reset = usePageForm(requestResetForm);
  const hasMoved = useRef(false);
  const goTo = (next: typeof step) => {
    hasMoved.current = true;
    setStep(next);
  };
  // The focused element is gone with the previous step.
  const beginStep = useCallback((box: HTMLElement | null) => {
    if (hasMoved.current) (box?.querySelector('input') ?? box)?.focus();
  }, []);
  const heads = {
    password: [t('signIn.login.title'), t('signIn.login.intro')],
    code: [t('signIn.secondStep.title'), t('signIn.secondStep.intro')],
    reset: reset.done
      ? [t('signIn.reset.doneTitle'), t('signIn.reset.doneText')]
      : [t('signIn.reset.title'), t('signIn.reset.intro')],
  };
  const [heading, intro] = heads[step];
  return (
    <Dialog title={heading} closeLabel={t('app.prompt.close')} onClose={onClose} opener={opener}>
      <div key={`${step} ${reset.done}`} ref={beginStep} tabIndex={-1} className="outline-none">
        <p className="mt-2 text-ink-soft">{intro}</p>
        {step === 'password' && (
          <SignInFields
            form={password}
            onSuccess={onSuccess}
            onForgot={() => goTo('reset')}
            enter={inPlace.enter}
          />
        )}
        {step === 'code' && <SecondStepFields form={code} enter={inPlace.enter} />}
        {step === 'reset' && !reset.done && <ResetFields form={reset} />}
      </div>
      <p className="mt-6 border-t border-line pt-4">
        {step === 'password' ? (
          <>
            {t('signIn.login.noAccount')}{' '}
            <a href={href('signup', undefined, { onSuccess })} className="text-link">
              {t('signIn.login.signUp')}
            </a>
          </>
        ) : (
          <button type="button" className="text-link" onClick={() => goTo('password')}>
            {step === 'code' ? t('signIn.secondStep.startAgain') : t('signIn.reset.back')}
          </button>
        )}
      </p>
    </Dialog>
  );
}

/** Loads everything again as the user now signed in, including the page below. */
function leaveFor(path: string): void {
  const target = new URL(path, location.origin);
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
}
