import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { PasskeySignInInput } from '../contract.ts';
import { useEnter } from '#features/sign-in/offered/use-enter.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { askForPasskey, endOffer, offerPasskeys } from '#features/sign-in/offered/ceremonies.ts';
import { describePasskeyFailure } from '#features/sign-in/offered/passkey-failure.ts';
import { usePasskeySupport } from '#features/sign-in/offered/passkey-support.ts';

interface PasskeySignInProps {
  secondStep?: boolean;
  /** What happens once a session is open, instead of leaving the page. */
  enter?: (() => Promise<void>) | undefined;
}

/**
 * A button that signs in with a passkey; on the login page the browser also offers them at the address field. Empty if
 * the browser does not support any; its space is reserved until that is known.
 */
export function PasskeySignIn({ secondStep = false, enter }: PasskeySignInProps) {
  const t = useTranslations();
  const { api } = usePage();
  const isSupported = usePasskeySupport();
  const onSuccess = useRef<string>(undefined);
  const goOn = useEnter();
  const { mutate, isPending, error } = useMutation({
    meta: { aboutSession: true },
    mutationFn: async (chosen?: PasskeySignInInput['credential']) => {
      const credential = chosen ?? (await askForPasskey(api, secondStep));
      const answer = await api.signIn.signInWithPasskey.call({ credential });
      onSuccess.current = answer.onSuccess ?? undefined;
    },
    onSuccess: enter ?? (() => goOn((viewer) => onSuccess.current ?? defaultPage(viewer))),
  });
  useEffect(() => {
    if (!isSupported || secondStep) return;
    let isHere = true;
    offerPasskeys(api).then(
      (chosen) => {
        if (isHere && chosen) mutate(chosen);
      },
      // Not taken, or not possible here: the button and the password remain.
      () => undefined,
    );
    return () => {
      isHere = false;
      void endOffer();
    };
  }, [api, isSupported, mutate, secondStep]);
  if (isSupported === false) return null;
  return (
    <div className={isSupported ? 'mt-4' : 'invisible mt-4'}>
      {error && (
        <Callout tone="danger" announced className="mb-4">
          {describePasskeyFailure(t, error)}
        </Callout>
      )}
      <Button
        variant="secondary"
        wide
        icon={IconFingerprint}
        busy={isPending}
        onClick={() => {
          if (!isPending) mutate(undefined);
        }}
      >
        {t('signIn.passkey.signIn')}
      </Button>
    </div>
  );
}
