import { type ESTree, Visitor } from 'vite';
import { parseSource } from '../read-modules.ts';

/** How one source file uses messages. */
export interface Usage {
  /** Keys given to `t` or to a refusal: they must exist. */
  asked: string[];
  /** Every text of the file: a key among them counts as used. */
  texts: string[];
  /** Keys used with `gender` among their values, and keys used without. */
  withGender: string[];
  withoutGender: string[];
  /** Whether the file passes `gender` anywhere: then keys that it mentions elsewhere count as used with it. */
  givesGender: boolean;
  problems: string[];
}

const readAloud =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|hint|heading|description)$/;

/** Finds the message keys a file uses, keys that cannot be checked, and English written into its markup. */
export function readUsage(path: string, text: string): Usage {
  const usage: Usage = {
    asked: [],
    texts: [],
    withGender: [],
    withoutGender: [],
    givesGender: false,
    problems: [],
  };
  const refuseWords = (node: ESTree.Node) => {
    for (const words of wordsIn(node)) usage.problems.push(`${path}: "${words}" stands outside messages`);
  };
  const askFor = (node: ESTree.Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') usage.asked.push(node.value);
  };
  const noteGender = (key: ESTree.Node | undefined, values: ESTree.Node | undefined) => {
    if (key?.type !== 'Literal' || typeof key.value !== 'string') return;
    (givesGender(values) ? usage.withGender : usage.withoutGender).push(key.value);
  };
  const visitor = new Visitor({
    ObjectExpression: (node) => {
      if (givesGender(node)) usage.givesGender = true;
    },
    Literal: (node) => {
      if (typeof node.value === 'string') usage.texts.push(node.value);
    },
    TemplateLiteral: (node) => {
      if (node.expressions.length === 0) usage.texts.push(textOf(node));
    },
    CallExpression: (node) => {
      const [key] = node.arguments;
      if (isNamed(node.callee, 'useTranslations') && key) {
        usage.problems.push(
          `${path}: useTranslations takes no namespace, so that keys are written out in full`,
        );
      }
      if (isSayIn(node.callee)) noteGender(node.arguments[1], node.arguments[2]);
      if (!key || !isTranslate(node.callee)) return;
      noteGender(key, node.arguments[1]);
      askFor(key);
      if (key.type === 'TemplateLiteral' || key.type === 'BinaryExpression') {
        usage.problems.push(`${path}: a message's key is put together, so that it cannot be checked`);
      }
    },
    NewExpression: (node) => {
      const messageKey = node.arguments[1];
      if (isRefusal(node.callee) && messageKey) askFor(messageKey);
    },
    Property: (node) => {
      if (isNamed(node.key, 'messageKey')) askFor(node.value);
    },
    JSXText: (node) => refuseWords(node),
    JSXElement: (node) =>
      node.children.forEach((child) => child.type === 'JSXExpressionContainer' && refuseWords(child)),
    JSXFragment: (node) =>
      node.children.forEach((child) => child.type === 'JSXExpressionContainer' && refuseWords(child)),
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (node.value && readAloud.test(name)) refuseWords(node.value);
    },
  });
  visitor.visit(parseSource(path, text));
  return usage;
}

/** The literal words that an expression in markup may show. */
function wordsIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return onlyWords(node.value);
    case 'Literal':
      return typeof node.value === 'string' ? onlyWords(node.value) : [];
    case 'TemplateLiteral':
      return onlyWords(textOf(node));
    case 'JSXExpressionContainer':
      return wordsIn(node.expression);
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
    case 'LogicalExpression':
      return [...wordsIn(node.left), ...wordsIn(node.right)];
    default:
      return [];
  }
}

function isTranslate(callee: ESTree.Node): boolean {
  return isNamed(callee, 't') || (callee.type === 'MemberExpression' && isNamed(callee.object, 't'));
}

const isSayIn = (callee: ESTree.Node) =>
  callee.type === 'MemberExpression' && isNamed(callee.property, 'sayIn');

const givesGender = (values: ESTree.Node | undefined) =>
  values?.type === 'ObjectExpression' &&
  values.properties.some((property) => property.type === 'Property' && isNamed(property.key, 'gender'));

/** The refusals whose second argument is a message's key. */
const isRefusal = (callee: ESTree.Node) =>
  callee.type === 'Identifier' && /^(SignInRequired|Forbidden|Conflict)$/.test(callee.name);
const isNamed = (node: ESTree.Node, name: string) => node.type === 'Identifier' && node.name === name;
const textOf = (node: ESTree.TemplateLiteral) => node.quasis.map((quasi) => quasi.value.raw).join('');
const onlyWords = (text: string) => (/\p{L}/u.test(text) ? [text.trim()] : []);
