import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { type Assumption, assumptionsIn } from '../drift/assumed/assumptions-in.ts'
import { root } from '../generate/paths.ts'

/** Every `x-assumed` of the contracts, by service and in the order written; what several services share comes last. */
export function readAssumptions(): Assumption[] {
  const files = globSync('contracts/**/*.yaml', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files
    .flatMap((file) =>
      assumptionsIn(file, load(readFileSync(join(root, file), 'utf8'), { schema: CORE_SCHEMA })),
    )
    .toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)) || a.file.localeCompare(b.file))
}

const isShared = ({ service }: Assumption) => service === 'shared'
