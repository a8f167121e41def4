import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { portalCalls } from '../../../orval.config.ts'
import { allOperations } from './all-operations.ts'
import { projectFiles } from '../project-files.ts'

type Use = keyof (typeof portalCalls)[string]

/** What is generated for each use of an operation and has to be imported. */
const generated: Record<Use, (name: string, id: string) => string[]> = {
  query: (name) => [`get${name}QueryOptions`],
  steadyQuery: (name) => [`get${name}QueryOptions`],
  infiniteQuery: (name) => [`get${name}QueryOptions`, `get${name}InfiniteQueryOptions`],
  mutation: (name) => [`get${name}MutationOptions`],
  call: (name, id) => [`${id}|get${name}Url`],
}

const named = Object.entries(portalCalls).flatMap(([service, uses]) =>
  Object.entries(uses).flatMap(([use, ids]) => ids.map((id) => ({ service, use: use as Use, id }))),
)

const portal = projectFiles()
  .filter((file) => /^src\/(?!.*\.test\.tsx?$).*\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

describe('what orval.config.ts names is an operation that the portal uses so', () => {
  test.each(named)('$service $id as $use', ({ service, use, id }) => {
    const found = allOperations.filter(({ operation }) => operation.operationId === id)
    expect(found.map((one) => one.service)).toEqual([service])
    expect(named.filter((one) => one.id === id)).toHaveLength(1)
    for (const one of generated[use](id.charAt(0).toUpperCase() + id.slice(1), id)) {
      const imported = new RegExp(`import \\{[^}]*\\b(${one})\\b[^}]*\\} from '#gen/${service}/calls/`)
      expect(portal).toMatch(imported)
    }
  })
})
