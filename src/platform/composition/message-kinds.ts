import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '../ctx.ts';

/** The ways a message may reach a person: its page and bell always exist; the others are offered where they make sense. */
export const messageChannels = ['page', 'mail', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What a message stores: ids and names of things, never words. */
export type MessageData = Readonly<Record<string, string | number>>;

/** The picture beside a message. */
export const messageLooks = ['work', 'gift', 'medal', 'class', 'family', 'news'] as const;
export type MessageLook = (typeof messageLooks)[number];

/** What people choose of a kind of message. */
interface ChosenKind {
  /** The message that names the kind where people choose what they get; kinds with the same name are chosen together. */
  topic: string;
  /** The channels it has besides the page, each with what is usual. */
  besides: Readonly<Partial<Record<Exclude<MessageChannel, 'page'>, boolean>>>;
  /** Whether a grown-up may ever get it; everyone may, if it does not say. Nobody else is asked about it. */
  concerns?(ctx: Ctx, userId: UserId): Promise<boolean>;
}

/** A kind that never stands among her messages, such as a weekly summary: it is only mailed. */
interface MailedKind extends ChosenKind {
  onlyMailed: true;
}

/** A kind of message, as people read it. */
export interface SaidKind extends ChosenKind {
  onlyMailed?: false;
  /** The message that says it, with the values of `valuesOf` and the reader's `gender`. */
  text: string;
  look: MessageLook;
  /** Whether a child may get it: only what concerns her, and never a stranger's words. */
  forChildren: boolean;
  /**
   * What the words need of each message, in a language; undefined where the thing is gone, and the message with it. `more` is
   * shown below them, and `lang` is the language of words that are the house's own.
   */
  valuesOf?(
    ctx: Ctx,
    locale: Locale,
    all: readonly MessageData[],
  ): Promise<(Readonly<Record<string, string | number>> | undefined)[]>;
}

export type MessageKind = SaidKind | MailedKind;

/** The kinds of a feature by the names that are stored, such as `store.approved`; a stored name cannot change any more. */
export type MessageKinds = Readonly<Record<string, MessageKind>>;

/**
 * What each kind stores; `never` for one that is only mailed. A feature adds its own by augmenting this interface in its `server/message-kinds.ts`, and lists
 * them in its manifest: so no message is written that has no words.
 */
export interface KnownMessages {}

export type MessageName = keyof KnownMessages;

declare module '../ctx.ts' {
  interface Ctx {
    /** The kinds of message of all features, by name. */
    messageKinds: ReadonlyMap<string, MessageKind>;
  }
}
