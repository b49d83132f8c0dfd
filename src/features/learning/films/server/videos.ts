import { visitor } from '#core/actor.ts';
import { localeCodes, locales } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listReadyTracks } from '#features/media/server/public.ts';
import type { VideoView } from '../contract.ts';
import { mayWatch } from '#features/learning/catalogue/policy.ts';
import type { VidQuizBody } from '#features/learning/quizzes/server/authoring/vidquiz.ts';
import { findProgress } from '#features/learning/progress/server/item-progress.ts';
import { getOpenFilm } from '#features/learning/catalogue/server/open-items.ts';
import { questionIdOf } from '#features/learning/quizzes/server/open-quizzes.ts';

/**
 * What a player needs for one film; captions in the requested language are the default. A VidQuiz includes its stops,
 * but not where they are explained. A member also gets the position where she stopped. Refuses what the caller may not
 * watch.
 */
export async function getVideo(ctx: Ctx, itemId: string, locale = ctx.locale): Promise<VideoView> {
  const { item, film } = await getOpenFilm(ctx, itemId, locale);
  const isPublic = mayWatch(visitor, item, ctx.clock.now()).mayWatch;
  const link = (file: string) => ctx.media.href(`${film.folder}/${file}`, isPublic ? 'public' : 'signed');
  const mp4 = { src: link('film.mp4'), type: 'video/mp4', height: film.height };
  // The addresses within a signed playlist are signed as it is sent.
  const hls = film.hls ? [{ src: link('master.m3u8'), type: 'application/vnd.apple.mpegurl' }] : [];
  const tracks = film.hls ? await listReadyTracks(ctx, film.folder) : [];
  return {
    id: item.id,
    sources: [...hls, mp4],
    poster: ctx.media.href(`${film.folder}/poster.jpg`, 'public'),
    duration: film.duration,
    captions: localeCodes.flatMap((code) => {
      const file = film.tracks[code];
      if (file === undefined) return [];
      return [
        { lang: code, label: locales[code].name, src: link(`captions/${file}`), default: code === locale },
      ];
    }),
    ...(tracks.length > 0 && {
      audio: tracks.map(({ lang, kind, name }) => ({ lang, kind, name, label: locales[lang].name })),
    }),
    chapters: film.chapters.map(({ at, title }) => ({ start: at, title })),
    ...(item.body?.kind === 'vidquiz' && { stops: toStops(item.id, item.body) }),
    ...(await findPlace(ctx, item.id)),
  };
}

function toStops(itemId: string, { questions }: VidQuizBody): VideoView['stops'] {
  return questions.map(({ id, at }) => ({ at, questionId: questionIdOf(itemId, id) }));
}

async function findPlace(
  { db, actor }: Ctx,
  itemId: string,
): Promise<Pick<VideoView, 'position' | 'watchedSeconds'>> {
  if (actor.kind === 'visitor') return {};
  const { progress } = await findProgress(db, actor.userId, itemId);
  if (!progress) return { position: 0, watchedSeconds: 0 };
  return { position: progress.positionTenths / 10, watchedSeconds: progress.watchedTenths / 10 };
}
