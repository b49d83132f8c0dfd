import { expect, test } from 'vitest';
import { listCaptionFindings } from './policy-findings.ts';

const cue = (start: number, end: number, text = 'A word') => ({ start, end, text });

test('a film without captions is found', () => {
  expect(listCaptionFindings({ duration: 60, captions: { en: [cue(0, 60)] } }, 'he')).toEqual([
    { path: 'texts.he.captions', kind: 'noCaptions' },
  ]);
});

test('nothing is found where captions cover what is spoken and are easy to read', () => {
  const captions = { en: [cue(1, 10), cue(12, 20)], he: [cue(2, 11), cue(13, 18)] };
  expect(listCaptionFindings({ duration: 60, captions }, 'he')).toEqual([]);
});

test('what another language has captions for is spoken: the share of it without captions is found', () => {
  const captions = { en: [cue(0, 10), cue(20, 50)], he: [cue(0, 10), cue(20, 30)] };
  expect(listCaptionFindings({ duration: 90, captions }, 'he')).toEqual([
    { path: 'texts.he.captions.1', kind: 'captionGaps', share: 0.5 },
  ]);
  expect(listCaptionFindings({ duration: 90, captions }, 'en')).toEqual([]);
});

test('with captions in one language only, all of the film counts as spoken', () => {
  expect(listCaptionFindings({ duration: 40, captions: { en: [cue(0, 10)] } }, 'en')).toEqual([
    { path: 'texts.en.captions.0', kind: 'captionGaps', share: 0.75 },
  ]);
});

test('captions too fast, too long or too short lead to the first of their kind, with how many there are', () => {
  const cues = [
    cue(0, 9),
    cue(9, 11, 'a'.repeat(40)),
    cue(11, 13, 'b'.repeat(40)),
    cue(13, 23, 'c'.repeat(50)),
    cue(23, 24, 'Yes'),
  ];
  expect(listCaptionFindings({ duration: 24, captions: { en: cues } }, 'en')).toEqual([
    { path: 'texts.en.captions.1', kind: 'fastCaptions', count: 2 },
    { path: 'texts.en.captions.3', kind: 'longCaptions', count: 1 },
    { path: 'texts.en.captions.4', kind: 'shortCaptions', count: 1 },
  ]);
});
