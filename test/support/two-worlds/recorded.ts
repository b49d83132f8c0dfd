import type { Client } from '../app.ts';
import type { Caller, Thing, World } from './make-world.ts';

/** A request as it succeeds for these callers of a world. */
export interface Recorded {
  by: Caller[];
  /** Others who know what it names: they are refused in words, while an id that never was is not found. */
  knows?: Caller[];
  /**
   * What each input names: a parameter of the address, a field of the body (`childId`, `to.studentId`), or one of the query
   * (`?group`).
   */
  ids?: Record<string, Thing>;
  /** What others close by have: for those whom the request is for, too, like an id that never was. */
  not?: Thing[];
  /** What is not there is removed already: an id that never was is answered like one's own. */
  unknownIsDone?: true;
  /** Ids of what everyone may see, such as a course. */
  open?: string[];
  /** What else of the world it names, which is not swapped. */
  given?: Record<string, Thing>;
  body?: Record<string, unknown> | ((world: World, client: Client) => Promise<Record<string, unknown>>);
  /** What has to happen first. */
  before?: (world: World) => Promise<unknown>;
}
