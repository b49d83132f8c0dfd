import type { Ctx } from '#platform/ctx.ts';
import { campaignMoved } from '#features/campaigns/totals/server/add-to-sums.ts';
import type { LiveTotal } from '../contract.ts';
import { changesSince, readLive } from './read-live.ts';

/** An open page of a campaign. */
export interface CampaignSeat {
  write(text: string): unknown;
  end(): unknown;
}

interface Room {
  seats: Set<CampaignSeat>;
  /** What all its pages have been told. */
  told: LiveTotal | undefined;
  /** One reading after another, so that no page hears of an older one after a newer one. */
  last: Promise<void>;
  toldAt: number;
  timer: NodeJS.Timeout | undefined;
}

interface CampaignRoomsOptions {
  events: Ctx['events'];
  log: Pick<Ctx['log'], 'error'>;
  db: Ctx['db'];
}

/** However many give, a campaign is read and told at most so often, in milliseconds: far below the second that a page may lag. */
const betweenReadings = 250;

/** The open pages of campaigns in this process. What changes is read once for all of them. */
export function createCampaignRooms({ events, log, db }: CampaignRoomsOptions) {
  const rooms = new Map<string, Room>();

  const queue = (room: Room, work: () => Promise<void>) => {
    room.last = room.last.then(work).catch((error: unknown) => {
      // The pages reconnect, and are told where the campaign is.
      log.error({ err: error }, 'a campaign could not be read');
      for (const seat of room.seats) seat.end();
    });
  };
  const tell = (id: string, room: Room) => {
    clearTimeout(room.timer);
    room.timer = undefined;
    room.toldAt = Date.now();
    queue(room, async () => {
      const now = await readLive({ db }, id);
      if (room.told && now.version <= room.told.version) return;
      const text = written(changesSince(room.told, now));
      room.told = now;
      for (const seat of room.seats) seat.write(text);
    });
  };
  const tellSoon = (id: string, room: Room) => {
    const rest = room.toldAt + betweenReadings - Date.now();
    if (rest <= 0) tell(id, room);
    else room.timer ??= setTimeout(() => tell(id, room), rest).unref();
  };

  const unsubscribe = events.subscribe(campaignMoved, (id) => {
    // An empty one means that some were missed.
    for (const [each, room] of rooms) if (id === '' || id === each) tellSoon(each, room);
  });

  return {
    /** Tells the page where the campaign is, and whatever follows, until it leaves. */
    enter(id: string, seat: CampaignSeat): () => void {
      const room = rooms.get(id) ?? {
        seats: new Set(),
        told: undefined,
        last: Promise.resolve(),
        toldAt: 0,
        timer: undefined,
      };
      rooms.set(id, room);
      queue(room, async () => {
        // Pages that come at the same moment share a reading.
        room.told ??= await readLive({ db }, id);
        seat.write(written(room.told));
        room.seats.add(seat);
        // What was told may have been older than a change of which this page was to hear.
        tellSoon(id, room);
      });
      return () => {
        room.seats.delete(seat);
        queue(room, async () => {
          room.seats.delete(seat);
          if (room.seats.size > 0 || rooms.get(id) !== room) return;
          clearTimeout(room.timer);
          rooms.delete(id);
        });
      };
    },
    heartbeat(): void {
      for (const { seats } of rooms.values()) for (const seat of seats) seat.write(': still here\n\n');
    },
    close(): void {
      unsubscribe();
      for (const { seats, timer } of rooms.values()) {
        clearTimeout(timer);
        for (const seat of seats) seat.end();
      }
    },
  };
}

function written(total: LiveTotal): string {
  return `id: ${total.version}\nevent: total\ndata: ${JSON.stringify(total)}\n\n`;
}
