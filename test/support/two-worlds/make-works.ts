import type { LightMyRequestResponse } from 'fastify';
import { makeInvoice } from '#features/invoices/testing.ts';
import { makePurchase } from '#features/plans/testing.ts';
import { makeReadyFile, makeUpload } from '#features/media/testing.ts';
import { giveCoins } from '#features/rewards/testing.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { approveWork, takeDown } from '#features/submissions/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import type { TestApp } from '../app.ts';
import { makeCtx } from '../ctx.ts';
import { makeChallenge } from '../works.ts';

/** What a child of a world has handed in, uploaded and asked of the store, by what a request calls it. */
export interface WorkIds {
  /** Waits for a guardian. */
  work: string;
  /** A sibling’s, which the family sees. */
  shownWork: string;
  /** Handed in by the student, for her class. */
  classWork: string;
  rejectedWork: string;
  /** A sibling’s, which waits for a guardian, too. */
  waitingWork: string;
  /** The secret of the mail about the first child’s works. */
  worksLink: string;
  /** The item that the first of them was handed in for. */
  challenge: string;
  file: string;
  upload: string;
  /** Goods, which wait for a guardian. */
  order: string;
  siblingsOrder: string;
  /** The secret of the mail about the first child’s order. */
  ordersLink: string;
  /** An impact item, which is there at once. */
  redemption: string;
  /** The parent’s. */
  invoice: string;
  purchase: string;
}

interface People {
  parent: TestUser;
  member: TestUser;
  sibling: TestUser;
  student: TestUser;
  word: string;
}

const own = '/api/users/current/challenges/submissions';

/** Works of two children and of a student, files and redemptions of the first. */
export async function makeWorks(app: TestApp, people: People): Promise<WorkIds> {
  const { parent, member, sibling, student, word } = people;
  const { ctx } = app;
  const [challenge, another] = [await makeChallenge(app), await makeChallenge(app)];
  const handIn = async (owner: TestUser, itemId = challenge) => {
    const work = { itemId, version: 0, text: `${word} baked challah.`, files: [], visibility: 1 };
    return idIn(await (await app.as(owner)).post(own, work));
  };
  const admin = await app.makeUser({ admin: true });
  const [work, shownWork, classWork] = [await handIn(member), await handIn(sibling), await handIn(student)];
  const rejectedWork = await handIn(member, another);
  const guardian = await app.as(parent);
  for (const submissionId of [shownWork, rejectedWork]) {
    const agreed = { submissionId, version: 1, answer: 'yes', note: '' };
    okay(await guardian.post('/api/users/current/children/submissions', agreed));
  }
  for (const shown of [shownWork, classWork]) await approveWork(ctx, shown, admin);
  await takeDown(ctx, rejectedWork, admin);

  await (app.services.jobs as MemoryJobs).drain();
  const worksLink = secretOf(app, 'submissions');
  const waitingWork = await handIn(sibling, another);

  const shelf = makeCtx(ctx.db);
  const cup = await makeItem(shelf, { ...goods, variants: [{ label: '' }], stock: 9 });
  const tree = await makeItem(shelf, { units: 9 });
  const redeem = async (child: TestUser, item: { id: string; price: number }, variantId?: string) => {
    await giveCoins(ctx, child.userId, item.price);
    const asked = {
      itemId: item.id,
      variantId,
      price: item.price,
      key: `${item.id} for ${child.userId}`.slice(0, 100),
    };
    return idIn(await (await app.as(child)).post('/api/users/current/redemptions', asked));
  };
  const order = await redeem(member, cup, cup.variants[0]?.id);
  const ordersLink = secretOf(app, 'redemptions');
  const upload = { owner: member.userId, purpose: 'handed-in', fileName: 'text.txt' };
  return {
    work,
    shownWork,
    classWork,
    rejectedWork,
    waitingWork,
    worksLink,
    challenge,
    file: await makeReadyFile(ctx, member.userId),
    upload: await makeUpload(ctx, Buffer.from('A text.'), upload),
    order,
    siblingsOrder: await redeem(sibling, cup, cup.variants[0]?.id),
    ordersLink,
    redemption: await redeem(member, tree),
    invoice: (await makeInvoice(ctx, { userId: parent.userId })).id,
    purchase: (await makePurchase(ctx, parent.userId)).id,
  };
}

/** That of the latest mail with a link about works or redemptions. */
function secretOf(app: TestApp, about: 'submissions' | 'redemptions'): string {
  const links = app.mails.flatMap(({ text }) => [
    ...text.matchAll(new RegExp(`/approve/${about}/(\\S+)`, 'g')),
  ]);
  return links.at(-1)?.[1] ?? '';
}

const idIn = (answer: LightMyRequestResponse) => okay(answer).json<{ id: string }>().id;

function okay(answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer;
}
