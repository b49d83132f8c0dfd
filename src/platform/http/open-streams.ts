/** What an open event stream must support: being ended. */
interface Stream {
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
export function createOpenStreams({ perPerson }: { perPerson: number }) {
  const owners = new Map<Stream, StreamOwner>();
  const endWhere = (isMeant: (owner: StreamOwner) => boolean) => {
    for (const [stream, owner] of owners) if (isMeant(owner)) stream.end();
  };
  return {
    /** Whether this person may open another one. */
    mayOpen({ userId }: StreamOwner): boolean {
      let open = 0;
      for (const owner of owners.values()) if (owner.userId === userId) open += 1;
      return open < perPerson;
    },
    add: (stream: Stream, owner: StreamOwner) => void owners.set(stream, owner),
    remove: (stream: Stream) => void owners.delete(stream),
    endOfSession: (sessionId: string) => endWhere((owner) => owner.sessionId === sessionId),
    endAll: () => endWhere(() => true),
  };
}
