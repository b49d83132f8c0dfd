import type { CSSProperties } from 'react';

// The colors of the product's paper (design tokens): a mail cannot read our stylesheet.
const paper = '#fffdf9';
const parchment = '#fdf8ee';
const sand = '#f3ead6';
const ink = '#1a1f44';
const inkSoft = '#4a4f76';
const night = '#171c3f';
const pomegranate = '#b42b45';
const gold = '#f6c453';

const font = "Rubik, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** One layer of paper before the one behind it; its crest is at `crest` percent of the width. */
function hill(behind: string, color: string, crest: number, height: number) {
  return {
    ground: { backgroundColor: behind, fontSize: 0, lineHeight: 0 },
    hill: {
      backgroundColor: color,
      height,
      borderRadius: `${crest}% ${100 - crest}% 0 0 / 100% 100% 0 0`,
    },
  };
}

/** A mail's look, as inline styles: no stylesheet works in every mail client. */
export const mailLook = {
  body: { margin: 0, padding: 0, backgroundColor: sand, fontFamily: font },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, color: sand },
  page: { backgroundColor: sand },
  margin: { padding: '24px 12px 40px' },
  sheet: { maxWidth: 560, margin: '0 auto' },
  letter: {
    backgroundColor: paper,
    borderRadius: 18,
    overflow: 'hidden',
    boxShadow: '0 6px 18px rgba(26, 31, 68, 0.16)',
    color: ink,
  },
  night: { backgroundColor: night, padding: '28px 32px 22px' },
  brand: { color: gold, fontSize: 24, fontWeight: 800, textDecoration: 'none' },
  hills: [
    hill(night, '#5a4a9c', 72, 20),
    hill('#5a4a9c', pomegranate, 30, 18),
    hill(pomegranate, '#f3a46b', 62, 16),
    hill('#f3a46b', paper, 40, 16),
  ],
  words: { padding: '20px 32px 32px', backgroundColor: paper },
  title: { margin: '0 0 16px', fontSize: 26, lineHeight: 1.25, fontWeight: 800, color: ink },
  paragraph: { margin: '0 0 16px', fontSize: 17, lineHeight: 1.55, color: ink },
  buttonLine: { margin: '28px 0' },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: 999,
    backgroundColor: pomegranate,
    color: '#ffffff',
    fontSize: 17,
    fontWeight: 700,
    textDecoration: 'none',
  },
  note: {
    margin: '0 0 12px',
    fontSize: 14,
    lineHeight: 1.5,
    color: inkSoft,
    backgroundColor: paper,
  },
  contact: {
    margin: '24px 0 0',
    paddingTop: 16,
    borderTop: `1px solid ${sand}`,
    fontSize: 13,
    lineHeight: 1.5,
    color: inkSoft,
  },
  quiet: { color: inkSoft, textDecoration: 'underline' },
  address: { color: inkSoft, wordBreak: 'break-all', backgroundColor: parchment },
} as const satisfies Record<
  string,
  CSSProperties | readonly { ground: CSSProperties; hill: CSSProperties }[]
>;
