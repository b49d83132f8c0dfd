/** News between the processes of one installation: ids only, since a payload must stay under 8000 bytes. */
export interface Events {
  /** Tells every process, this one included. A payload of 8000 bytes or more is refused. */
  publish(topic: string, payload: string): Promise<void>;
  /** Calls the listener for each later publication on the topic; the answer unsubscribes. */
  subscribe(topic: string, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
}
