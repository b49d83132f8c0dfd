import { brandName } from '#core/brand.ts';
import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import { noonOf } from '#core/local-date.ts';
import { money, type Currency } from '#core/money.ts';
import { moneyText, writePrices } from '#core/money-text.ts';
import type { GiftMethod } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { drawInTurn } from '#platform/lettering/draw-in-turn.ts';
import { methodNames, methodTexts } from '#features/campaigns/giving/policy.ts';
import { getCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { readReport, type CampaignReport } from './read-report.ts';
import type { ReportTable, ReportWords } from './report-pdf.ts';

/** The report of a campaign as a PDF in the caller's language, for those who look after it. */
export async function printReport(
  ctx: Ctx,
  { slug }: { slug: string },
): Promise<{ name: string; bytes: Buffer }> {
  const campaign = await getCampaign(ctx, { slug });
  refuseStrangers(ctx, campaign);
  const report = await readReport(ctx, campaign);
  // Only this needs the fonts.
  const { drawReport } = await import('./report-pdf.ts');
  const bytes = await drawInTurn(() => drawReport(wordsOf(ctx, campaign, report), ctx.locale));
  return { name: campaign.slug, bytes };
}

function wordsOf(ctx: Ctx, campaign: WholeCampaign, report: CampaignReport): ReportWords {
  const { locale } = ctx;
  const { tag } = locales[locale];
  const say = (key: string, values?: Record<string, string | number>) => ctx.sayIn(locale, key, values);
  const number = new Intl.NumberFormat(tag);
  const sum = (minor: number, currency: Currency = campaign.currency) =>
    moneyText(money(minor, currency), locale);
  const day = dayFormat(tag, { dateStyle: 'long' });
  const goal = money(campaign.goal, campaign.currency);
  const { raised, matched, donors, gifts } = report;
  const isOver = campaign.state === 'ended' || campaign.state === 'archived';
  return {
    title: say('campaigns.report.title'),
    name: campaign.name,
    about: say(isOver ? 'campaigns.report.after' : 'campaigns.report.during', {
      day: day.format(ctx.clock.now()),
      goal: writePrices([goal], locale)(goal),
    }),
    figures: [
      [say('campaigns.results.raised'), sum(raised)],
      ...(matched > 0 ? [[say('campaigns.results.matched'), sum(matched)] as const] : []),
      [say('campaigns.results.donors'), number.format(donors)],
      [say('campaigns.results.gifts'), number.format(gifts)],
    ],
    tables: tablesOf(report, { say, sum, number, day: (date) => day.format(noonOf(date)) }).filter(
      ({ rows }) => rows.length > 0,
    ),
    note: say('campaigns.report.note'),
    brand: brandName(locale),
    page: (page, pages) => say('campaigns.report.page', { page, pages }),
  };
}

interface Sayers {
  say(key: string): string;
  sum(minor: number, currency?: Currency): string;
  number: Intl.NumberFormat;
  day(date: string): string;
}

function tablesOf(report: CampaignReport, { say, sum, number, day }: Sayers): ReportTable[] {
  const count = (value: number) => number.format(value);
  const [gifts, raised] = [say('campaigns.results.gifts'), say('campaigns.results.raised')];
  const shown = {
    named: say('campaigns.report.named'),
    amount_hidden: say('campaigns.report.amountHidden'),
    anonymous: say('campaigns.live.anonymous'),
  };
  const flat = (rows: string[][]) => rows.map((cells) => ({ cells, level: 0 }));
  return [
    {
      title: say('campaigns.report.days'),
      headings: [say('campaigns.report.day'), gifts, raised],
      rows: flat(report.days.map((row) => [day(row.day), count(row.gifts), sum(row.raised)])),
    },
    {
      title: say('campaigns.team.board'),
      headings: [say('campaigns.report.team'), gifts, say('campaigns.results.donors'), raised],
      rows: report.teams.map(({ name, level, ...row }) => ({
        cells: [name || say('campaigns.team.nameless'), count(row.gifts), count(row.donors), sum(row.raised)],
        level: level - 1,
      })),
    },
    {
      title: say('campaigns.report.sources'),
      headings: [say('campaigns.report.donor'), say('campaigns.report.shown'), gifts, raised],
      rows: flat(
        report.sources.map((row) => [
          row.name || say('campaigns.live.anonymous'),
          shown[row.anonymity],
          count(row.gifts),
          sum(row.raised),
        ]),
      ),
    },
    {
      title: say('campaigns.report.methods'),
      headings: [say('campaigns.report.method'), gifts, raised],
      rows: flat(
        report.methods.map((row) => [nameMethod(row.method, say), count(row.gifts), sum(row.raised)]),
      ),
    },
    {
      title: say('campaigns.report.currencies'),
      headings: [say('campaigns.report.currency'), gifts, say('campaigns.report.given')],
      rows: flat(
        report.currencies.map((row) => [row.currency, count(row.gifts), sum(row.given, row.currency)]),
      ),
    },
    {
      title: say('campaigns.pool.title'),
      headings: [say('campaigns.report.pool'), say('campaigns.report.matched'), say('campaigns.report.upTo')],
      rows: flat(report.pools.map((row) => [row.name, sum(row.used), sum(row.cap)])),
    },
  ];
}

/** A way to give, by its name or in the reader's language. */
function nameMethod(method: GiftMethod, say: Sayers['say']): string {
  return method in methodTexts
    ? say(methodTexts[method as keyof typeof methodTexts])
    : methodNames[method as keyof typeof methodNames];
}
