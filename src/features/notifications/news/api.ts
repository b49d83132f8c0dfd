import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { newsContract } from './contract.ts';
import { getNews, listNews } from './server/news-rows.ts';
import { changeNews, createNews, sendNews, withdrawNews } from './server/write-news.ts';

const os = serve(newsContract);
const reading = { permission: 'settings.change', limit: reads } as const;
const writing = { permission: 'settings.change', limit: writes } as const;

export const newsApi = {
  listNews: os.listNews
    .use(guard('notifications.listNews', reading))
    .handler(({ context }) => listNews(context)),
  getNews: os.getNews
    .use(guard('notifications.getNews', reading))
    .handler(({ context, input }) => getNews(context, input.id)),
  createNews: os.createNews
    .use(guard('notifications.createNews', writing))
    .handler(({ context, input }) => createNews(context, input)),
  changeNews: os.changeNews
    .use(guard('notifications.changeNews', writing))
    .handler(({ context, input }) => changeNews(context, input)),
  sendNews: os.sendNews
    .use(guard('notifications.sendNews', writing))
    .handler(({ context, input }) => sendNews(context, input)),
  withdrawNews: os.withdrawNews
    .use(guard('notifications.withdrawNews', writing))
    .handler(({ context, input }) => withdrawNews(context, input)),
};
