import { describe, expect, test } from 'vitest';
import { readPayoutFile } from './read-file.ts';

const lines = (...rows: string[]) => rows.join('\r\n');
const issuesOf = (text: string) => {
  try {
    readPayoutFile(text);
    return [];
  } catch (error) {
    return (error as { issues: { path: string; messageKey: string }[] }).issues.map(
      ({ path, messageKey }) => `${path} ${messageKey.replace('payments.payout.', '')}`,
    );
  }
};
const head = 'payout,date,currency,gross,fee,net,reference';

describe('our own format', () => {
  test('has a line for each payment, refund and fee, by payout and currency', () => {
    const { payouts } = readPayoutFile(
      `\u{feff}${lines(head, 'po1,2026-11-30,USD,9.00,0.56,8.44,pi_1', 'po1,2026-11-30,usd,-3.00,0.00,-3.00,re_1', 'po1,2026-11-30,USD,-1.00,0.00,-1.00,', 'po2,2026-11-30,EUR,5.00,0,5,pi_2', '')}`,
    );
    expect(payouts).toEqual([
      {
        payout: 'po1',
        currency: 'USD',
        paidOn: '2026-11-30',
        net: 444n,
        sumsLines: true,
        lines: [
          { line: 2, kind: 'money', refs: ['pi_1'], gross: 900n, fee: 56n },
          { line: 3, kind: 'money', refs: ['re_1'], gross: -300n, fee: 0n },
          { line: 4, kind: 'fee', refs: [], gross: -100n, fee: 0n },
        ],
      },
      expect.objectContaining({ payout: 'po2', currency: 'EUR', net: 500n }),
    ]);
  });

  test('is refused line by line', () => {
    expect(
      issuesOf(
        lines(
          head,
          'po1,2026-11-30,USD,9.00,0.56,8.44,pi_1',
          'po1,2026-13-30,USD,9.00,0.56,8.44,pi_1',
          'po1,2026-02-30,USD,9.00,0.56,8.44,pi_1',
          'po1,2026-11-30,XYZ,9.00,0.56,8.44,pi_1',
          'po1,2026-11-30,USD,"9,00",0.56,8.44,pi_1',
          'po1,2026-11-30,USD,9.00,0.56,9.00,pi_1',
          'po1,2026-11-30,USD,9.001,0.56,8.44,pi_1',
        ),
      ),
    ).toEqual([
      'text.3 noDay',
      'text.4 noDay',
      'text.5 noCurrency',
      'text.6 noAmount',
      'text.7 notNet',
      'text.8 noAmount',
    ]);
    expect(issuesOf(lines(head, 'po1,2026-11-30'))).toEqual(['text.2 noCsv']);
    expect(issuesOf('a,b\n1,2')).toEqual(['text unknownFormat']);
    expect(issuesOf(head)).toEqual(['text nothingPaid']);
    expect(issuesOf('')).toEqual(['text unknownFormat']);
    expect(issuesOf(lines(head, 'po1,"2026'))).toEqual(['text.2 noCsv']);
  });
});

test('Stripe’s payout reconciliation report is known by its columns, and what is not paid out yet is left out', () => {
  const { payouts, skipped } = readPayoutFile(
    lines(
      '"automatic_payout_id","automatic_payout_effective_at","balance_transaction_id","created","reporting_category","gross","currency","fee","net","charge_id","payment_intent_id","source_id"',
      '"po_1","2026-11-30 00:00:00","txn_1","2026-11-28 10:00:00","charge","9.00","usd","0.56","8.44","ch_1","pi_1","ch_1"',
      '"po_1","2026-11-30 00:00:00","txn_2","2026-11-28 10:00:00","refund","-3.00","usd","0.00","-3.00","ch_1","pi_1","re_1"',
      '"po_1","2026-11-30 00:00:00","txn_3","2026-11-28 10:00:00","fee","-0.50","usd","0.00","-0.50","","",""',
      '"po_1","2026-11-30 00:00:00","txn_4","2026-11-30 10:00:00","payout","-4.94","usd","0.00","-4.94","","","po_1"',
      '"","","txn_5","2026-11-30 10:00:00","charge","9.00","usd","0.56","8.44","ch_2","pi_2","ch_2"',
    ),
  );
  expect(skipped).toBe(1);
  expect(payouts).toMatchObject([{ payout: 'po_1', currency: 'USD', paidOn: '2026-11-30', net: 494n }]);
  expect(payouts[0]?.lines.map(({ kind, refs }) => [kind, ...refs])).toEqual([
    ['money', 'pi_1', 'ch_1', 'ch_1'],
    ['money', 're_1'],
    ['fee'],
  ]);
});

test('PayPal’s settlement report pays out what it sends to the bank, in minor units', () => {
  const { payouts } = readPayoutFile(
    lines(
      '"RH",2026/12/01 03:00:00 -0800,"A","SELLER",009,',
      '"FH",01',
      '"SH",2026/11/30 00:00:00 -0800,2026/11/30 23:59:59 -0800,"SELLER",""',
      '"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code","Transaction Initiation Date","Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Fee Currency","Custom Field"',
      '"SB","CAP1","p-1","","","T0006","","","CR",900,"USD","DR",56,"USD","p-1"',
      '"SB","REF1","","CAP1","TXN","T1107","","","DR",300,"USD","",0,"USD",""',
      '"SB","FEE1","","","","T0100","","","DR",100,"USD","",,"",""',
      '"SB","WD1","","","","T0400","","","DR",400,"USD","",,"",""',
      '"SF","USD",900,800',
      '"RF",1',
    ),
  );
  expect(payouts).toEqual([
    {
      payout: '2026-11-30',
      currency: 'USD',
      paidOn: '2026-11-30',
      net: 400n,
      sumsLines: false,
      lines: [
        { line: 5, kind: 'money', refs: ['CAP1', 'p-1', 'p-1'], gross: 900n, fee: 56n },
        { line: 6, kind: 'money', refs: ['REF1'], gross: -300n, fee: 0n },
        { line: 7, kind: 'fee', refs: [], gross: -100n, fee: 0n },
      ],
    },
  ]);
  expect(issuesOf('"RH",1\r\n"SB","CAP1"')).toEqual(['text.2 noSection']);
});
