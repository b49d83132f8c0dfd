import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { newsAudiences } from './policy.ts';

const NewsText = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'notifications.news.titleMissing'), z.maxLength(100)),
  text: z.string().check(z.trim(), z.maxLength(400)),
});

/** What staff writes. A language without words reads another one's; `link` is a path of this site. */
export const NewsFields = z.object({
  audience: z.enum(newsAudiences),
  forChildren: z.boolean(),
  texts: z.partialRecord(z.enum(localeCodes), NewsText),
  link: z.nullable(
    z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/, 'notifications.news.linkWrong'), z.maxLength(300)),
  ),
});
export type NewsFields = z.infer<typeof NewsFields>;

/** `version` is what a change is based on; `sendAt` is null for a draft. */
export const NewsView = z.extend(NewsFields, {
  id: z.string(),
  version: z.int(),
  state: z.enum(['draft', 'scheduled', 'sent', 'withdrawn']),
  sendAt: z.nullable(z.string()),
  changedAt: z.string(),
});
export type NewsView = z.infer<typeof NewsView>;

export const NewsList = z.object({ items: z.array(NewsView), totalItems: z.int() });

const OneNews = z.object({ id: z.string().check(z.maxLength(100)) });

export const ChangeNewsInput = z.extend(NewsFields, { id: OneNews.shape.id, version: z.int() });
export type ChangeNewsInput = z.infer<typeof ChangeNewsInput>;

/** Without `sendAt` it goes out now. */
export const SendNewsInput = z.extend(OneNews, {
  version: z.int(),
  sendAt: z.optional(z.iso.datetime('notifications.news.timeWrong')),
});
export type SendNewsInput = z.infer<typeof SendNewsInput>;

const path = '/admin/news';

export const newsContract = {
  listNews: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listNews',
      summary: 'List news of the house, the latest first',
    })
    .output(NewsList),
  getNews: oc
    .route({ method: 'GET', path: `${path}/{id}`, operationId: 'getNews', summary: 'Get a piece of news' })
    .meta(refuses({ notFound: true }))
    .input(OneNews)
    .output(NewsView),
  createNews: oc
    .route({
      method: 'POST',
      path,
      operationId: 'createNews',
      successStatus: 201,
      summary: 'Write a piece of news as a draft',
    })
    .input(NewsFields)
    .output(NewsView),
  changeNews: oc
    .route({
      method: 'POST',
      path: `${path}/{id}`,
      operationId: 'changeNews',
      summary: 'Change a draft; refused if it was changed since the version that this is based on',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'already_sent'] }))
    .input(ChangeNewsInput)
    .output(NewsView),
  sendNews: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/send`,
      operationId: 'sendNews',
      summary: 'Send a draft once, now or at a time to come',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'already_sent'] }))
    .input(SendNewsInput)
    .output(NewsView),
  withdrawNews: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/withdraw`,
      operationId: 'withdrawNews',
      summary: 'Take news back: nobody finds it from now on',
    })
    .meta(refuses({ notFound: true }))
    .input(OneNews)
    .output(NewsView),
};
