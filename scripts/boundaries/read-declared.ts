import { type ESTree, Visitor } from 'vite';

/** The members that a file adds to interfaces of this name, as every `contract.ts` does to `Api` and every `tables.ts` to `Tables`. */
export function findDeclared(program: ESTree.Program, name: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    TSInterfaceDeclaration: (node) => {
      if (node.id.name !== name) return;
      for (const member of node.body.body) {
        if (member.type === 'TSPropertySignature') found.push(...keyName(member.key));
      }
    },
  });
  visitor.visit(program);
  return found;
}

const keyName = (key: ESTree.Node): string[] => {
  if (key.type === 'Identifier') return [key.name];
  return key.type === 'Literal' && typeof key.value === 'string' ? [key.value] : [];
};
