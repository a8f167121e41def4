import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The tests of the service of a written operation that name it, each with the line.
 *
 * @param file of the operation, from the root of the project
 */
export function testsNaming(root: string, { service, file }: { service: string; file: string }): string[] {
  const folder = `mocks/operations/${service}`
  const word = new RegExp(String.raw`\b${camel(basename(file, '.ts'))}\b`)
  const tests = globSync('**/*.test.ts', { cwd: join(root, folder) }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  return tests.toSorted().flatMap((name) => {
    const line = readFileSync(join(root, folder, name), 'utf8')
      .split('\n')
      .findIndex((one) => word.test(one))
    return line < 0 ? [] : [`${folder}/${name}:${line + 1}`]
  })
}

const camel = (kebab: string): string =>
  kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
