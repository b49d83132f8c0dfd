import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';

const days = { day0: text, day1: text, day2: text, day3: text, day4: text, day5: text, day6: text };
const minutesOf = (typed: string) => (typed === '' ? null : Number(typed));

/** What a parent decides about a child's time; each is about one child, by id. */
export const childTimeForms = {
  /** Answers a request of hers. */
  answer: defineForm({
    name: 'answerTime',
    fields: { granted: text },
    send: ({ api }, { granted }, id = '', requestId = '') =>
      api.families.answerTime.call({ id, requestId, granted: granted === 'yes' }),
  }),
  /** Adds time today that she has not asked for. */
  give: defineForm({
    name: 'giveTime',
    fields: { extraMinutes: text },
    send: ({ api }, { extraMinutes }, id = '') =>
      api.families.restrictChild.call({ id, extraMinutes: extraMinutes === '30' ? 30 : 15 }),
  }),
  rules: defineForm({
    name: 'timeRules',
    fields: { ...days, 'rules.quiet.from': text, 'rules.quiet.until': text, onHolyDays: text },
    send: (
      { api },
      { 'rules.quiet.from': from, 'rules.quiet.until': until, onHolyDays, ...typed },
      id = '',
    ) =>
      api.families.restrictChild.call({
        id,
        rules: {
          minutes: [typed.day0, typed.day1, typed.day2, typed.day3, typed.day4, typed.day5, typed.day6].map(
            minutesOf,
          ),
          quiet: from === '' && until === '' ? null : { from, until },
          onHolyDays: onHolyDays === 'open' ? 'open' : 'rest',
        },
      }),
  }),
  lift: defineForm({
    name: 'liftTime',
    fields: {},
    send: ({ api }, _nothing, id = '') => api.families.liftChildTime.call({ id }),
  }),
};
