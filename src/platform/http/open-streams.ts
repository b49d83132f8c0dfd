/** What an open event stream must support. */
interface Stream {
  write(text: string): unknown;
  end(): unknown;
}

/** The owner of a stream, and the session that opened it. */
export interface StreamOwner {
  userId: string;
  sessionId: string;
}

/**
 * The event streams that this process holds open. Their number per person is limited, or one script could keep every
 * connection; a stream ends with the session that opened it.
 */
export function createOpenStreams<S extends Stream>({ perPerson }: { perPerson: number }) {
  /** By person, each with its session, so that those of one person are found without looking at all. */
  const byPerson = new Map<string, Map<S, string>>();
  const all = () => [...byPerson.values()].flatMap((streams) => [...streams.keys()]);
  return {
    /** Whether this person may open another one. */
    mayOpen: ({ userId }: StreamOwner): boolean => (byPerson.get(userId)?.size ?? 0) < perPerson,
    add(stream: S, { userId, sessionId }: StreamOwner): void {
      const own = byPerson.get(userId) ?? new Map<S, string>();
      byPerson.set(userId, own.set(stream, sessionId));
    },
    remove(stream: S, { userId }: StreamOwner): void {
      const own = byPerson.get(userId);
      if (own?.delete(stream) && own.size === 0) byPerson.delete(userId);
    },
    of: (userId: string): S[] => [...(byPerson.get(userId)?.keys() ?? [])],
    writeToAll(text: string): void {
      for (const stream of all()) stream.write(text);
    },
    endOfSession(ended: string): void {
      for (const streams of byPerson.values())
        for (const [stream, sessionId] of streams) if (sessionId === ended) stream.end();
    },
    endAll(): void {
      for (const stream of all()) stream.end();
    },
  };
}
