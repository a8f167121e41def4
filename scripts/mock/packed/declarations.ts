import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { generatedDir, root, services } from '../../generate/paths.ts'

/** The modules that are imported, and those whose types they show. */
const declared = ['start-mock', 'clients', 'msw', 'playwright']

/** Writes what an editor reads: the types of the modules, and those of all contracts. */
export async function writeDeclarations(folder: string): Promise<void> {
  await Promise.all([
    ...services().map((service) =>
      cp(join(generatedDir, service, 'types.ts'), join(folder, 'types', `${service}.d.ts`)),
    ),
    ...declared.map(async (name) => {
      const source = await readFile(join(root, 'mocks/package', `${name}.ts`), 'utf8')
      await writeFile(join(folder, `${name}.d.ts`), declarationOf(source, `${name}.ts`))
    }),
  ])
}

/** @throws when a type is not written out where the module shows it */
function declarationOf(source: string, fileName: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      isolatedDeclarations: true,
      declaration: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2024,
    },
  })
  const [first] = diagnostics
  if (first) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`)
  return outputText
    .replaceAll(/'#gen\/(\w+)\/types\.ts'/g, "'./types/$1.js'")
    .replaceAll(/'\.\/([\w-]+)\.ts'/g, "'./$1.js'")
}
