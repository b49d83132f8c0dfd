import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ShowingCtx } from '#features/learning/server/public.ts';
import type { LivePlayerId } from '#features/presenting/server/tables.ts';
import { listPlayers } from './players.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { hearLive } from './told.ts';
import { countSession, viewOwnAnswers, viewSession } from './view.ts';

/** An open page of a session. Without a player it is its teacher's. */
export interface LiveSeat {
  write(text: string): unknown;
  end(): unknown;
  locale: Locale;
  playerId: LivePlayerId | undefined;
}

interface Room {
  seats: Set<LiveSeat>;
  /** One piece of news after another, so that no page hears of an older step after a newer one. */
  last: Promise<void>;
  countedAt: number;
  timer: NodeJS.Timeout | undefined;
}

interface LiveRoomsOptions {
  events: Ctx['events'];
  log: Pick<Ctx['log'], 'error'>;
  /** What a session is read with, for pages in this language. */
  createCtx(locale: Locale): ShowingCtx;
}

/** Counts are pushed at most five times a second, however many answer. */
const betweenCounts = 200;

/**
 * The open pages of live quizzes in this process. A step is read once for all of them, and put into words once for each
 * language.
 */
export function createLiveRooms({ events, log, createCtx }: LiveRoomsOptions) {
  const rooms = new Map<string, Room>();

  const queue = (room: Room, seats: Iterable<LiveSeat>, work: () => Promise<void>) => {
    room.last = room.last.then(work).catch((error: unknown) => {
      // The pages reconnect, and are told where the session is.
      log.error({ err: error }, 'a live quiz could not be read');
      for (const seat of seats) seat.end();
    });
  };
  const tellStep = (id: string, room: Room, seats: readonly LiveSeat[]) =>
    queue(room, seats, async () => {
      const session = await findSession(createCtx('en'), id);
      if (!session) return seats.forEach((seat) => seat.end());
      await showStep(createCtx, session, seats);
    });
  const tellCounts = (id: string, room: Room) => {
    clearTimeout(room.timer);
    room.timer = undefined;
    room.countedAt = Date.now();
    const teachers = [...room.seats].filter(({ playerId }) => playerId === undefined);
    if (teachers.length === 0) return;
    queue(room, teachers, async () => {
      const session = await findSession(createCtx('en'), id);
      if (session) await showCounts(createCtx('en'), session, teachers);
    });
  };
  const tellCountsSoon = (id: string, room: Room) => {
    const rest = room.countedAt + betweenCounts - Date.now();
    if (rest <= 0) tellCounts(id, room);
    else room.timer ??= setTimeout(() => tellCounts(id, room), rest).unref();
  };
  const endRemoved = (id: string, room: Room) =>
    queue(room, room.seats, async () => {
      const session = await findSession(createCtx('en'), id);
      const players = session ? await listPlayers(createCtx('en'), session.id) : [];
      const isIn = new Set(players.map((player) => player.id));
      for (const seat of room.seats) {
        if (seat.playerId === undefined || isIn.has(seat.playerId)) continue;
        seat.write(written('removed', {}));
        seat.end();
      }
    });
  const endAll = () => {
    for (const { seats } of rooms.values()) for (const seat of seats) seat.end();
  };

  const unsubscribe = hearLive(events, {
    told(id, news) {
      const room = rooms.get(id);
      if (!room) return;
      if (news === 'moved') tellStep(id, room, [...room.seats]);
      if (news === 'removed') endRemoved(id, room);
      if (news !== 'moved') tellCountsSoon(id, room);
    },
    missed() {
      for (const [id, room] of rooms) {
        tellStep(id, room, [...room.seats]);
        endRemoved(id, room);
      }
    },
  });

  return {
    /** Tells the page where the session is, and whatever follows, until it leaves. */
    enter(id: string, seat: LiveSeat): () => void {
      const room = rooms.get(id) ?? {
        seats: new Set(),
        last: Promise.resolve(),
        countedAt: 0,
        timer: undefined,
      };
      rooms.set(id, room);
      room.seats.add(seat);
      tellStep(id, room, [seat]);
      return () => {
        room.seats.delete(seat);
        if (room.seats.size > 0) return;
        clearTimeout(room.timer);
        rooms.delete(id);
      };
    },
    heartbeat(): void {
      for (const { seats } of rooms.values()) for (const seat of seats) seat.write(': still here\n\n');
    },
    close(): void {
      unsubscribe();
      endAll();
    },
    endAll,
  };
}

async function showStep(
  createCtx: LiveRoomsOptions['createCtx'],
  session: SessionRow,
  seats: readonly LiveSeat[],
): Promise<void> {
  const players = seats.flatMap(({ playerId }) => (playerId === undefined ? [] : [{ id: playerId }]));
  const own = players.length > 0 ? await viewOwnAnswers(createCtx('en'), session, players) : undefined;
  for (const locale of new Set(seats.map((seat) => seat.locale))) {
    const text = written('step', await viewSession(createCtx(locale), session));
    for (const seat of seats) {
      if (seat.locale !== locale) continue;
      const answer = seat.playerId === undefined ? undefined : own?.get(seat.playerId);
      seat.write(answer ? text + written('own', answer) : text);
    }
  }
  const teachers = seats.filter(({ playerId }) => playerId === undefined);
  if (teachers.length > 0) await showCounts(createCtx('en'), session, teachers);
}

async function showCounts(ctx: ShowingCtx, session: SessionRow, seats: readonly LiveSeat[]): Promise<void> {
  const text = written('counts', await countSession(ctx, session));
  for (const seat of seats) seat.write(text);
}

function written(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
