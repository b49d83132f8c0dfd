import { useTranslations } from 'use-intl';

/** Beside the button: what is taken when, by what is chosen in the form around it. Styles alone show the right one. */
export function WhenTaken() {
  const t = useTranslations();
  const look = 'mt-3 hidden rounded-control bg-sky/50 p-4 text-center text-pretty';
  return (
    <>
      <p className={`${look} group-has-[[name=period][value=month]:is(:checked,[type=hidden])]/give:block`}>
        {t('donations.form.monthly')}
      </p>
      <p className={`${look} group-has-[[name=period][value=year]:is(:checked,[type=hidden])]/give:block`}>
        {t('donations.form.yearly')}
      </p>
    </>
  );
}
