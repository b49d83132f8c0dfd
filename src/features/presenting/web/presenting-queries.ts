import { queryOptions } from '@tanstack/react-query';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageContext } from '#page/page-context.ts';
import type { LiveRoom } from '../live/contract.ts';

type QueryPage = Pick<PageContext, 'api' | 'locale'>;

/** What a teacher shows of an item. */
export const deckQuery = ({ api, locale }: QueryPage, classId: string, itemId: string) =>
  api.presenting.deck.queryOptions({ input: { classId, itemId, lang: locale } });

/** The key of a question that a teacher shows. */
export const toldQuery = (
  { api, locale }: QueryPage,
  shown: { classId: string; itemId: string; questionId: string },
) => api.presenting.tellQuestion.queryOptions({ input: { ...shown, lang: locale } });

/** A live quiz, for its teacher. */
export const liveQuery = ({ api, locale }: QueryPage, id: string) =>
  api.presenting.live.queryOptions({ input: { id, lang: locale } });

/** What a code opens; or that no class has it; or a sentence saying that it was not checked after too many wrong ones. */
export type Room = LiveRoom | { unknown: true } | { tooMany: string };

export const roomQuery = ({ api, locale }: QueryPage, code: string) =>
  queryOptions<Room>({
    queryKey: ['live-room', code, locale],
    queryFn: async () => {
      try {
        return await api.presenting.liveRoom.call({ code, lang: locale });
      } catch (error) {
        const refusal = findRefusal(error);
        if (refusal?.status === 429) return { tooMany: refusal.message };
        // Includes anything far too long to be a code.
        if (refusal?.status === 404 || refusal?.status === 422) return { unknown: true };
        throw error;
      }
    },
  });
