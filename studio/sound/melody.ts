export interface Note {
  /** Hertz of every note sounding together; empty for a rest. */
  pitches: number[];
  /** The word itself, for the drum. */
  word: string;
  /** Beats from the melody's beginning, and how many. */
  at: number;
  beats: number;
  /** 1 is usual; "!" makes 1.35, "?" 0.6. */
  force: number;
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const NOTE = /^([A-G])(#|b)?(\d)$/;

export function hertz(name: string): number {
  const parts = NOTE.exec(name);
  const step = STEPS[parts?.[1] ?? ''];
  if (!parts || step === undefined) throw new Error(`"${name}" is no note (like F#4)`);
  const semitone = step + (parts[2] === '#' ? 1 : parts[2] === 'b' ? -1 : 0) + (Number(parts[3]) + 1) * 12;
  return 440 * 2 ** ((semitone - 69) / 12);
}

/**
 * Reads a melody: notes as `D4 F#4:2 Eb5:.5`, one beat unless `:beats` follows; `-` rests; `D3+A3` sounds together;
 * `!` and `?` after a note make it louder and softer; `|` is for the eye. For the drum the words are D t k s.
 */
export function parseMelody(text: string, drum = false): Note[] {
  let at = 0;
  const notes: Note[] = [];
  for (const token of text.split(/[\s|]+/).filter(Boolean)) {
    const [name = '', length] = token.replace(/[!?]/g, '').split(':');
    const beats = length === undefined ? 1 : Number(length);
    if (!(beats > 0)) throw new Error(`"${token}" has no length`);
    if (drum && !/^(-|[Dtks])$/.test(name)) throw new Error(`"${token}" is no beat of the drum (D t k s -)`);
    const pitches = drum || name === '-' ? [] : name.split('+').map(hertz);
    const force = token.includes('!') ? 1.35 : token.includes('?') ? 0.6 : 1;
    if (name !== '-') notes.push({ pitches, word: name, at, beats, force });
    at += beats;
  }
  return notes;
}

/** How many beats the melody takes, rests included. */
export function melodyBeats(text: string): number {
  return text
    .split(/[\s|]+/)
    .filter(Boolean)
    .reduce((sum, token) => sum + Number(token.replace(/[!?]/g, '').split(':')[1] ?? 1), 0);
}
