import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { addressTopics, type AddressTopic } from '#platform/mail/mail-topics.ts';
import {
  findMessageReader,
  findRefusedSince,
  findVerifiedAddress,
  setRefused,
} from '#features/people/server/public.ts';
import { chooseChannel, listWanting } from '#features/notifications/inbox/server/choices.ts';
import { addressTopicNames } from '#features/notifications/server/address-topics.ts';
import type { ChoiceInput, NotificationChoices, NotificationTopic } from '../contract.ts';

interface Chooser {
  userId: UserId;
  isChild: boolean;
  /** Her proved address. */
  mailTo: string | undefined;
}

/** The kinds of a topic that concern someone. */
interface OwnTopic {
  id: string;
  kinds: readonly string[];
}

/** What the caller may hear about, and what she has chosen of it. */
export async function listChoices(ctx: Ctx, lang?: Locale): Promise<NotificationChoices> {
  const chooser = await findChooser(ctx);
  const topics = await listTopics(ctx, chooser);
  return {
    topics: await Promise.all(
      topics.map((topic) => describe(ctx, chooser, { topic, locale: lang ?? ctx.locale })),
    ),
    mailTo: chooser.mailTo ?? null,
  };
}

/** Chooses one way of one topic. What does not concern the caller is not found, nor is a way that it does not have. */
export async function choose(
  ctx: Ctx,
  { topic: id, channel, wanted, lang }: ChoiceInput,
): Promise<NotificationChoices> {
  const chooser = await findChooser(ctx);
  const topic = (await listTopics(ctx, chooser)).find((each) => each.id === id);
  if (!topic || (await describe(ctx, chooser, { topic, locale: ctx.locale }))[channel] === null)
    throw new NotFound();
  const { userId, mailTo } = chooser;
  const addressTopic = channel === 'mail' ? findAddressTopic(id) : undefined;
  if (addressTopic === undefined) await chooseChannel(ctx, { userId, kinds: topic.kinds, channel, wanted });
  else if (mailTo !== undefined) await setRefused(ctx, mailTo, { topics: [addressTopic], refused: !wanted });
  return listChoices(ctx, lang);
}

async function findChooser(ctx: Ctx): Promise<Chooser> {
  const { userId } = signedIn(ctx);
  const reader = await findMessageReader(ctx, userId);
  return { userId, isChild: reader?.isChild ?? true, mailTo: await findVerifiedAddress(ctx, userId) };
}

/** In the order of the features; of a child's, what children may get. */
async function listTopics(ctx: Ctx, { userId, isChild }: Chooser): Promise<OwnTopic[]> {
  const kinds = [...ctx.messageKinds].filter(
    ([, kind]) => !isChild || (!kind.onlyMailed && kind.forChildren),
  );
  const concerns = await Promise.all(
    kinds.map(async ([, kind]) => (await kind.concerns?.(ctx, userId)) ?? true),
  );
  const own = kinds.filter((_kind, index) => concerns[index]);
  const topics = [...Map.groupBy(own, ([, { topic }]) => topic)].map(([id, those]) => ({
    id,
    kinds: those.map(([name]) => name),
  }));
  // No kind of message: an invitation is only ever mailed, mostly to someone who has no account yet.
  return isChild ? topics : [...topics, { id: addressTopicNames.invitations, kinds: [] }];
}

/** What mail about a topic goes to an address for; undefined where it is to a person with an account. */
function findAddressTopic(id: string): AddressTopic | undefined {
  return addressTopics.find((topic) => addressTopicNames[topic] === id);
}

async function describe(
  ctx: Ctx,
  { userId, isChild, mailTo }: Chooser,
  { topic: { id, kinds }, locale }: { topic: OwnTopic; locale: Locale },
): Promise<NotificationTopic> {
  const addressTopic = findAddressTopic(id);
  const findMail = async () => {
    if (mailTo === undefined) return null;
    return addressTopic === undefined
      ? findWish(ctx, { userId, kinds, channel: 'mail' })
      : (await findRefusedSince(ctx, mailTo, addressTopic)) === undefined;
  };
  return {
    id,
    name: ctx.sayIn(locale, id),
    page: kinds.some((name) => !ctx.messageKinds.get(name)?.onlyMailed),
    push: isChild || !ctx.push ? null : await findWish(ctx, { userId, kinds, channel: 'push' }),
    mail: isChild ? null : await findMail(),
  };
}

/** Whether she wants the kinds that have a channel by it; null if none has it. */
async function findWish(
  ctx: Ctx,
  { userId, kinds, channel }: { userId: UserId; kinds: readonly string[]; channel: 'push' | 'mail' },
): Promise<boolean | null> {
  const having = kinds.filter((kind) => ctx.messageKinds.get(kind)?.besides[channel] !== undefined);
  if (having.length === 0) return null;
  const wanting = await Promise.all(
    having.map((kind) => listWanting(ctx, { userIds: [userId], kind, channel })),
  );
  return wanting.some(({ length }) => length > 0);
}
