import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { isLocale, localeCodes, locales } from '#core/locale.ts';
import { useKnownViewer } from '#features/people/offered/viewer-query.ts';
import { preferCaptionsIn } from '#features/learning/offered/player-preferences.ts';
import { usePage } from '#page/page-provider.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { pageQuery } from '#urls.ts';

/** Switches the language in place; without JavaScript the same form asks the server for it. */
export function LanguageSwitcher() {
  const t = useTranslations();
  const { locale, switchLocale, api } = usePage();
  const viewer = useKnownViewer();
  const { search } = useLocation();
  const [switching, setSwitching] = useState(false);
  const updateProfile = useMutation(api.people.updateProfile.mutationOptions());

  async function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = event.nativeEvent.submitter?.getAttribute('value');
    if (!isLocale(chosen) || chosen === locale || switching) return;
    setSwitching(true);
    try {
      preferCaptionsIn(chosen);
      await switchLocale(chosen);
      // Spec §8: a profile that could not be updated is ignored silently; the cookie already has the language.
      if (viewer) updateProfile.mutate({ language: chosen });
    } catch {
      toasts.show({ tone: 'warning', text: t('app.language.failed') });
    } finally {
      setSwitching(false);
    }
  }

  return (
    <form onSubmit={(event) => void change(event)}>
      {[...new URLSearchParams(pageQuery(search))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Menu
        label={
          <>
            <span className="sr-only">{t('app.language.label')}</span>
            <span lang={locale}>
              <span className={viewer ? 'sr-only' : 'max-xl:sr-only'}>{locales[locale].name}</span>
              <span aria-hidden className={classNames('uppercase', !viewer && 'xl:hidden')}>
                {locale}
              </span>
            </span>
            <sup className="text-pomegranate max-[26rem]:sr-only">{t('app.language.beta')}</sup>
          </>
        }
        part={Languages}
      />
    </form>
  );
}

function Languages() {
  const current = useLocale();
  return localeCodes.map((code) => (
    <MenuItem key={code} submits name="lang" value={code} lang={code} current={code === current}>
      {locales[code].name}
    </MenuItem>
  ));
}
