import { resolve } from 'node:path';
import ts from 'typescript-5';

/**
 * What a compiler says of the files of a project whose paths are asked for. The whole program takes it half a minute of computing,
 * a few files of it a quarter of that; TypeScript 7 cannot be asked about them alone.
 */
export function typeProblems(root: string, isAsked: (path: string) => boolean): string[] {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  const asked = program.getSourceFiles().filter(({ fileName }) => isAsked(fileName));
  const found = asked.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return [...errors, ...found].map(
    ({ file, messageText }) =>
      `${file?.fileName ?? 'tsconfig.json'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}
