import { localeCodes, type Locale } from '#core/locale.ts';
import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { defineForm } from '#page/form/define-form.ts';
import { checkbox, text, type FieldKind } from '#page/form/fields.ts';
import type { NewsFields } from '#features/notifications/news/contract.ts';
import type { NewsAudience } from '#features/notifications/news/policy.ts';

/** The name of the field that holds the title or the text of a language. */
export const nameText = (locale: Locale, field: 'title' | 'text') => `texts.${locale}.${field}`;

const fields: Record<string, FieldKind<string | boolean>> = {
  audience: text,
  forChildren: checkbox,
  link: text,
  ...Object.fromEntries(
    localeCodes.flatMap((locale) => [
      [nameText(locale, 'title'), text],
      [nameText(locale, 'text'), text],
    ]),
  ),
};

type Typed = Readonly<Record<string, string | boolean>>;

/** What the fields say, for the server to judge. A language with a text but no title is refused there. */
function readNews(values: Typed): NewsFields {
  const typed = (name: string) => String(values[name] ?? '');
  const texts = localeCodes.flatMap((locale) => {
    const [title, words] = [typed(nameText(locale, 'title')), typed(nameText(locale, 'text'))];
    return title || words ? [[locale, { title, text: words }] as const] : [];
  });
  return {
    audience: typed('audience') as NewsAudience,
    forChildren: values['forChildren'] === true,
    texts: Object.fromEntries(texts),
    link: typed('link') || null,
  };
}

/** News as the fields hold it. */
function typeNews({ audience, forChildren, link, texts }: NewsFields): Record<string, unknown> {
  return {
    audience,
    forChildren,
    link: link ?? '',
    ...Object.fromEntries(
      localeCodes.flatMap((locale) => [
        [nameText(locale, 'title'), texts[locale]?.title],
        [nameText(locale, 'text'), texts[locale]?.text],
      ]),
    ),
  };
}

export const newNewsForm = defineForm({
  name: 'newNews',
  fields,
  send: ({ api }, values) => api.notifications.createNews.call(readNews(values)),
});

/** About the news of this id. */
export const newsForm = defineForm({
  name: 'news',
  fields: { ...fields, version: text },
  async send({ api }, values, id = '') {
    const version = Number(values['version']);
    try {
      return await api.notifications.changeNews.call({ ...readNews(values), id, version });
    } catch (error) {
      throw nameMeanwhileFields(error, (meanwhile) => typeNews(meanwhile as unknown as NewsFields));
    }
  },
});

/** `sendAt` is by the clock of the device that it is typed on; empty is now. */
export const sendNewsForm = defineForm({
  name: 'sendNews',
  fields: { sendAt: text, version: text },
  send({ api }, { sendAt, version }, id = '') {
    const time = new Date(sendAt);
    const iso = Number.isNaN(time.getTime()) ? sendAt : time.toISOString();
    return api.notifications.sendNews.call({
      id,
      version: Number(version),
      ...(sendAt !== '' && { sendAt: iso }),
    });
  },
});

export const withdrawNewsForm = defineForm({
  name: 'withdrawNews',
  fields: {},
  send: ({ api }, _values, id = '') => api.notifications.withdrawNews.call({ id }),
});
