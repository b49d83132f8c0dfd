import { guard, reads, serve } from '#platform/http/guard.ts';
import { todayContract } from './contract.ts';
import { getToday } from './server/today.ts';
import { getTodaysQuestions } from './server/todays-questions.ts';

const os = serve(todayContract);

export const todayApi = {
  today: os.today
    .use(guard('learning.today', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getToday(context, input.lang)),
  todaysQuestions: os.todaysQuestions
    .use(guard('learning.todaysQuestions', { access: 'member', limit: reads }))
    .handler(({ context, input }) => getTodaysQuestions(context, input.lang)),
};
