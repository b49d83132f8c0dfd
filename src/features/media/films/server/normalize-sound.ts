import path from 'node:path';
import type { FilmTools } from '#platform/film-tools/film-tools.ts';
import { safeInput } from '#platform/film-tools/probe.ts';
import { quietly, runTool, toArgs } from '#platform/film-tools/run-tool.ts';

/** As loud as streaming services are, with room for peaks. */
const target = 'I=-16:TP=-1.5:LRA=11';

export interface SoundWork {
  tools: FilmTools;
  source: string;
  probed: { hasSound: boolean };
  folder: string;
  /** How long it has to be, in seconds: silence is added, or the end left out. */
  fitTo?: number;
  signal: AbortSignal;
  onProgress(step: 'sound', share: number): void;
}

/**
 * Brings the sound of a film to −16 LUFS, as AAC in the folder; returns its path, or undefined for a film without sound. It is
 * measured first and then changed by one factor, so quiet passages stay quieter than loud ones.
 */
export async function normalizeSound(work: SoundWork): Promise<string | undefined> {
  const { tools, source, probed, folder, signal } = work;
  if (!probed.hasSound) return undefined;
  work.onProgress('sound', 0.02);
  const measured = await measureLoudness(tools, source, signal);
  work.onProgress('sound', 0.06);
  const sound = path.join(folder, '.sound.m4a');
  const loudness = measured
    ? `loudnorm=${target}:${measured}:linear=true,aresample=48000`
    : 'aresample=48000';
  const { fitTo } = work;
  const filter = fitTo === undefined ? loudness : `${loudness},apad,atrim=0:${fitTo}`;
  const coding = toArgs({
    map: '0:a:0',
    vn: true,
    af: filter,
    'c:a': 'aac',
    'b:a': '128k',
    ac: 2,
    map_metadata: -1,
    map_chapters: -1,
  });
  const args = [...quietly, ...safeInput, '-i', source, ...coding, sound];
  await runTool(tools.ffmpeg, args, { signal });
  return sound;
}

const found = {
  measured_I: 'input_i',
  measured_TP: 'input_tp',
  measured_LRA: 'input_lra',
  measured_thresh: 'input_thresh',
} as const;

/** What the filter has to know of the whole; undefined for silence, which has no loudness. */
async function measureLoudness(
  { ffmpeg }: FilmTools,
  source: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const args = ['-hide_banner', '-nostats', ...safeInput, '-i', source, '-map', '0:a:0', '-vn'];
  const said = await runTool(
    ffmpeg,
    [...args, '-af', `loudnorm=${target}:print_format=json`, '-f', 'null', '-'],
    {
      signal,
    },
  );
  const answer = JSON.parse(/\{[^{}]*\}\s*$/.exec(said)?.[0] ?? '{}') as Record<string, string>;
  const values = Object.entries(found).map(([name, key]) => [name, Number(answer[key])] as const);
  if (values.some(([, value]) => !Number.isFinite(value))) return undefined;
  return values.map(([name, value]) => `${name}=${value}`).join(':');
}
