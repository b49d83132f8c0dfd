import { parseSync, Visitor } from 'vite';
import { parseSource } from './read-modules.ts';

const emptyNames = /^(utils?|helpers?|common|misc|lib|types|constants|hooks|index)$/;
const longFile = 250;

/** Why a path is refused: it says nothing about what is inside. */
export function pathProblems(path: string): string[] {
  const names = path.split('/').map((name) => name.replace(/\..*$/, ''));
  const empty = names.find((name) => emptyNames.test(name));
  return empty === undefined ? [] : [`"${empty}" does not say what is inside`];
}

/** The number of lines of a file that is getting long; oxlint refuses it above 400. */
export function countIfLong(text: string): number | undefined {
  const lines = text.trimEnd().split('\n').length;
  return lines > longFile ? lines : undefined;
}

/** Classes that name a physical side, which breaks Hebrew. */
export function markupProblems(path: string, text: string): string[] {
  const problems: string[] = [];
  const readWords = (words: string) => {
    for (const word of words.split(/\s+/)) {
      if (isPhysicalSide(word)) problems.push(`"${word}" names a physical side: use the logical class`);
    }
  };
  const visitor = new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') readWords(node.value);
    },
    TemplateElement: (node) => readWords(node.value.raw),
  });
  visitor.visit(parseSource(path, text));
  return problems;
}

/** Declarations of physical sides in a stylesheet. */
export function stylesheetProblems(text: string): string[] {
  const withoutComments = text.replace(/\/\*[^]*?\*\//g, '');
  const declarations = withoutComments.match(
    /(?<![\w-])((margin|padding|border)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)[\w-]*\s*:|(text-align|float)\s*:\s*(left|right)/g,
  );
  return (declarations ?? []).map((found) => `"${found}" names a physical side: use the logical property`);
}

/** Wording in comments that betrays a translation. Strings and code are not judged: a story may say it so. */
export function commentProblems(path: string, text: string): string[] {
  const comments = path.endsWith('.css')
    ? Array.from(text.matchAll(/\/\*([^]*?)\*\//g), ([, comment]) => comment)
    : parseSync(path, text).comments.map(({ value }) => value);
  const words = comments.join(' ').replace(/\s+(\*\s+)?/g, ' ');
  return (words.match(translated) ?? []).map(
    (found) => `the comment with "${found.trim()}" reads as translated: say it in plain English`,
  );
}

const translated =
  /\bwho asks\b|\bsomebody\b|\bwhoever\b|\banew\b|\b(for|of|to|from|with|by) who |\bis told\b|\bas meant\b|(?<!\bas )\bof today\b(?!['’])/gi;

// Tailwind's physical classes, after any variants (`md:hover:`) and with a minus or an exclamation mark.
const physicalClass =
  /^!?-?((scroll-)?[mp][lr]-(\d|auto|px|\[|\()|(left|right)-(\d|auto|full|px|\[|\()|(text|float|clear)-(left|right)$|border-[lr](-|$)|rounded-(l|r|tl|tr|bl|br)(-|$))/;

function isPhysicalSide(word: string): boolean {
  const withoutVariants = word.replace(/^([\w@/-]+(\[[^\]]*\])?:|\[[^\]]*\]:)+/, '');
  return physicalClass.test(withoutVariants);
}
