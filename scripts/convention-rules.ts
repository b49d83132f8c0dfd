import { basename } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';
import { parseSource } from './read-modules.ts';

const emptyNames = /^(utils?|helpers?|common|misc|lib|types|constants|hooks|index)$/;
const longestFile = 400;
const longFile = 250;

/** Why a path is refused: it says nothing about what is inside, or is not kebab-case. */
export function pathProblems(path: string): string[] {
  const names = path.split('/').map((name) => name.replace(/\..*$/, ''));
  const empty = names.find((name) => emptyNames.test(name));
  const problems = empty === undefined ? [] : [`"${empty}" does not say what is inside`];
  const file = basename(path);
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(file)
    ? problems
    : [...problems, `"${file}" is not kebab-case`];
}

/** Refused above 400 lines; above 250 it is only worth a warning. */
export function lengthProblem(text: string): { lines: number; isRefused: boolean } | undefined {
  const lines = text.trimEnd().split('\n').length;
  return lines > longFile ? { lines, isRefused: lines > longestFile } : undefined;
}

/** Classes that name a physical side and `style` attributes, each of which breaks Hebrew or the strict CSP. */
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
    JSXAttribute: (node) => {
      if (isStyle(node)) problems.push('a style attribute breaks the content security policy: use a class');
    },
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
  /\bwho asks\b|\banew\b|\b(for|of|to|from|with|by) who |\bis told\b|\bas meant\b|(?<!\bas )\bof today\b(?!['’])/gi;

// Tailwind's physical classes, after any variants (`md:hover:`) and with a minus or an exclamation mark.
const physicalClass =
  /^!?-?((scroll-)?[mp][lr]-(\d|auto|px|\[|\()|(left|right)-(\d|auto|full|px|\[|\()|(text|float|clear)-(left|right)$|border-[lr](-|$)|rounded-(l|r|tl|tr|bl|br)(-|$))/;

function isPhysicalSide(word: string): boolean {
  const withoutVariants = word.replace(/^([\w@/-]+(\[[^\]]*\])?:|\[[^\]]*\]:)+/, '');
  return physicalClass.test(withoutVariants);
}

const isStyle = (node: ESTree.JSXAttribute) =>
  node.name.type === 'JSXIdentifier' && node.name.name === 'style';
