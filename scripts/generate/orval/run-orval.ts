import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'orval'
import { projects } from '../../../orval.config.ts'
import type { OpenApiDocument } from '../document.ts'
import { forTypeScript } from '../for-typescript.ts'
import { generatedDir, root } from '../paths.ts'

/**
 * What orval.config.ts makes of a service: `calls/*.ts` (TanStack Query options over `src/api/http.ts`), `model.ts`
 * (their types) and `mocks.ts` (MSW handlers and faker factories), by name within the service's folder. Nothing is
 * written there.
 */
export async function orvalFiles(
  service: string,
  document: OpenApiDocument,
): Promise<Record<string, string>> {
  // beside what is generated, where orval finds the same package.json and tsconfig.json
  const folder = await mkdtemp(join(generatedDir, '.orval-'))
  try {
    const input = join(folder, 'openapi.json')
    await writeFile(input, JSON.stringify(forTypeScript(document)))
    const home = `generated/${service}/`
    for (const project of Object.values(projects)) {
      const target = String(project.output.target)
      if (!target.startsWith(home)) continue
      const elsewhere = {
        ...project,
        input: { ...project.input, target: input },
        output: { ...project.output, target: join(folder, 'out', target.slice(home.length)) },
      }
      await generate(elsewhere, root, { logLevel: 'warn', throwOnError: true })
    }
    return await filesIn(join(folder, 'out'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const named = files.toSorted().map(async (file) => {
    const name = file.slice(folder.length + 1).replaceAll('\\', '/')
    return [name, await readFile(file, 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(named))
}
