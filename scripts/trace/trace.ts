import type { RanTest } from '../reports/report.ts'
import { idsInTitle } from './ids-in-title.ts'
import type { Requirement } from './requirements.ts'

export type Trace = {
  /** Ids that at least one test proves and none that names them contradicts, in the order of the requirements. */
  proven: string[]
  tables: Record<string, { proven: number; total: number }>
  /** The passing tests by the id they prove. */
  tests: Record<string, RanTest[]>
  /** Titles that name what is no requirement, one sentence each. */
  errors: string[]
}

/** Holds the tests of the last run against the requirements. */
export function traceRequirements(requirements: Requirement[], ran: RanTest[]): Trace {
  const known = new Set(requirements.map(({ id }) => id))
  const byId = new Map<string, RanTest[]>()
  const errors = new Set<string>()
  for (const test of ran) {
    const { ids, misspelt } = idsInTitle(test.title)
    for (const id of ids.filter((one) => known.has(one))) byId.set(id, [...(byId.get(id) ?? []), test])
    for (const word of misspelt) errors.add(`"${word}" is no id, in "${test.title}" (${test.file})`)
    for (const id of ids.filter((one) => !known.has(one))) {
      errors.add(`there is no requirement ${id}, named in "${test.title}" (${test.file})`)
    }
  }
  const isProven = (id: string) => {
    const tests = byId.get(id) ?? []
    return tests.some((one) => one.outcome === 'passed') && tests.every((one) => one.outcome !== 'failed')
  }
  const proven = requirements.map(({ id }) => id).filter(isProven)
  return {
    proven,
    tables: countByTable(requirements, new Set(proven)),
    tests: Object.fromEntries(
      proven.map((id) => [id, byId.get(id)?.filter((one) => one.outcome === 'passed') ?? []]),
    ),
    errors: [...errors],
  }
}

function countByTable(requirements: Requirement[], proven: Set<string>): Trace['tables'] {
  const tables: Trace['tables'] = {}
  for (const { id, table } of requirements) {
    const row = (tables[table] ??= { proven: 0, total: 0 })
    row.total += 1
    if (proven.has(id)) row.proven += 1
  }
  return tables
}
