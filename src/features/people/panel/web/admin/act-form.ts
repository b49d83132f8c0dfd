import { isLocale } from '#core/locale.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText } from '#page/form/fields.ts';

/** One act to one person: each has the fields that it asks for. */
export const actForm = defineForm({
  name: 'act',
  fields: {
    until: optionalText,
    coins: optionalText,
    language: optionalText,
    reason: optionalText,
    once: optionalText,
  },
  send({ api }, { until, coins, language, reason, once }, id = '', act = '') {
    return api.people.actOnPerson.call({
      id,
      act,
      ...(until && { until }),
      ...(coins && { coins: Number(coins) }),
      ...(isLocale(language) && { language }),
      ...(reason !== undefined && { reason }),
      ...(once && { once }),
    });
  },
});
