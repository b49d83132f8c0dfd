import { type ESTree, Visitor } from 'vite';

/** Replaces a member of the API that static analysis cannot name. */
export const unnamedMember = '(unnamed)';

/**
 * The members of the API that a file reaches, one a feature: `page.api.classes`, `const { classes } = api`,
 * `const { api: { classes } } = usePage()`, `PageApi['classes']`. What would hide one, a computed name or another name for
 * the API, is `unnamedMember`.
 */
export function findApiUses(program: ESTree.Program): string[] {
  const found: string[] = [];
  const bind = (target: ESTree.Node) => found.push(...membersBoundBy(target));
  const visitor = new Visitor({
    MemberExpression: (node) => {
      if (isApi(node.object)) found.push(memberName(node.property, node.computed));
    },
    VariableDeclarator: (node) => {
      if (node.init && isApi(node.init)) bind(node.id);
    },
    AssignmentExpression: (node) => {
      if (isApi(node.right)) bind(node.left);
    },
    AssignmentPattern: (node) => {
      if (isApi(node.right)) bind(node.left);
    },
    // In an expression it passes the API on; in a pattern it names it or takes it apart.
    ObjectPattern: (node) => {
      if (isApiType(node.typeAnnotation?.typeAnnotation)) bind(node);
      for (const property of node.properties) {
        if (property.type === 'Property' && nameOf(property.key, property.computed) === 'api')
          bind(property.value);
      }
    },
    Identifier: (node) => {
      if ('typeAnnotation' in node && isApiType(node.typeAnnotation?.typeAnnotation)) bind(node);
    },
    TSIndexedAccessType: (node) => {
      if (!isApiType(node.objectType)) return;
      const { indexType } = node;
      found.push(indexType.type === 'TSLiteralType' ? memberName(indexType.literal, true) : unnamedMember);
    },
  });
  visitor.visit(program);
  return found;
}

/** What a name or a pattern takes from the API. The API itself keeps its name, so that it is known wherever it goes. */
function membersBoundBy(target: ESTree.Node): string[] {
  if (target.type === 'AssignmentPattern') return membersBoundBy(target.left);
  if (target.type === 'Identifier') return target.name === 'api' ? [] : [unnamedMember];
  if (target.type === 'MemberExpression')
    return nameOf(target.property, target.computed) === 'api' ? [] : [unnamedMember];
  if (target.type !== 'ObjectPattern') return [unnamedMember];
  return target.properties.map((property) =>
    property.type === 'Property' ? memberName(property.key, property.computed) : unnamedMember,
  );
}

function isApi(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression')
    return isApi(node.expression);
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isApi(node.expression);
  if (node.type === 'MemberExpression') return nameOf(node.property, node.computed) === 'api';
  return node.type === 'Identifier' && node.name === 'api';
}

const isApiType = (type: ESTree.Node | undefined) =>
  type?.type === 'TSTypeReference' &&
  type.typeName.type === 'Identifier' &&
  /^(PageApi|ApiClient)$/.test(type.typeName.name);

function nameOf(key: ESTree.Node, computed: boolean): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

const memberName = (key: ESTree.Node, computed: boolean) => nameOf(key, computed) ?? unnamedMember;
