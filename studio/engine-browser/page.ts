import type { Film } from '../kit/film.ts';
import { Player } from './player.ts';

/** What make-films.ts calls in the page. Frames go to the server as raw RGBA, one after another. */
const studio = {
  async load(name: string): Promise<{ facts: Omit<Film, 'scenes'>; seconds: number }> {
    const loaded = (await import(`/films/${name}.ts`)) as { default: Film };
    const { scenes: _scenes, ...facts } = loaded.default;
    player = new Player(loaded.default);
    return { facts, seconds: player.seconds };
  },

  async frames(times: number[]): Promise<void> {
    let sending: Promise<unknown> = Promise.resolve();
    for (const t of times) {
      current().draw(t);
      const pixels = current().ctx.getImageData(0, 0, 1280, 720).data;
      await sending;
      sending = fetch('/frame', { method: 'POST', body: pixels });
    }
    await sending;
  },
};

let player: Player | undefined;
function current(): Player {
  if (!player) throw new Error('No film is loaded.');
  return player;
}

declare global {
  interface Window {
    studio: typeof studio;
  }
}
window.studio = studio;
