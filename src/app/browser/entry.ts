import '#ui/styles/styles.css';
import { lifeId } from '../page-data.ts';
import { installChunkReload } from './chunk-reload.ts';
import { untilFirstPaint } from './until-first-paint.ts';

installChunkReload();
await untilFirstPaint();
const life = document.getElementById(lifeId);
if (life instanceof HTMLTemplateElement) document.head.append(life.content);
const { goLive } = await import('../live-page.tsx');
await goLive();
