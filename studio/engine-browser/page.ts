import type { Film } from '../kit/film.ts';
import { Player } from './player.ts';

/** Asks the studio what to draw next, and sends it: the film's facts first, then frames as raw RGBA. */
async function work(): Promise<void> {
  const name = new URLSearchParams(location.search).get('film') ?? '';
  const loaded = (await import(`/films/${name}.ts`)) as { default: Film };
  const { scenes: _scenes, ...facts } = loaded.default;
  const player = new Player(loaded.default);
  await post('/facts', JSON.stringify({ facts, seconds: player.seconds }));
  for (;;) {
    const times = (await (await fetch('/job')).json()) as number[];
    let sending: Promise<unknown> = Promise.resolve();
    for (const t of times) {
      player.draw(t);
      const pixels = player.ctx.getImageData(0, 0, 1280, 720).data;
      await sending;
      sending = post('/frame', pixels);
    }
    await sending;
    await post('/done', '');
  }
}

async function post(to: string, body: BodyInit): Promise<void> {
  await fetch(to, { method: 'POST', body });
}

work().catch((error: unknown) =>
  post('/failed', error instanceof Error ? `${error.message}\n${error.stack}` : String(error)),
);
