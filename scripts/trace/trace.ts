import type { RanTest } from '../reports/report.ts'
import { idsInTitle } from './ids-in-title.ts'
import { type Place, placeOf, places } from './place.ts'
import type { Requirement } from './requirements.ts'

/** How many ids of a table are proven: at all, and in each place. */
export type Count = { proven: number; total: number } & Record<Place, number>

export const noCount = (): Count => ({ proven: 0, total: 0, portal: 0, rules: 0, mock: 0, contracts: 0 })

export type Trace = {
  /**
   * Ids that at least one test proves and none that names them contradicts, in the order of the requirements. A call
   * counts only where the portal makes it, and a template only where the portal was seen to show it.
   */
  proven: string[]
  tables: Record<string, Count>
  /** Where each proven id is proven. */
  places: Record<string, Place[]>
  /** The passing tests by the id they prove. */
  tests: Record<string, RanTest[]>
  /** Ids whose tests passed and prove too little, with what is missing. */
  lacking: Record<string, string>
  /** Titles that name what is no requirement, or too many at once, one sentence each. */
  errors: string[]
}

/** Holds the tests of the last run against the requirements; `called` are the operations that the portal calls. */
export function traceRequirements(
  requirements: Requirement[],
  ran: RanTest[],
  called: ReadonlySet<string>,
): Trace {
  const { byId, errors } = testsById(new Set(requirements.map(({ id }) => id)), ran)
  const trace: Trace = { proven: [], tables: {}, places: {}, tests: {}, lacking: {}, errors }
  for (const requirement of requirements) {
    const { id, table } = requirement
    const count = (trace.tables[table] ??= noCount())
    count.total += 1
    const tests = byId.get(id) ?? []
    const passed = tests.filter(({ outcome }) => outcome === 'passed')
    if (passed.length === 0 || tests.some(({ outcome }) => outcome === 'failed')) continue
    const seen = new Set(passed.map(({ file }) => placeOf(file)))
    const missing = missingOf(requirement, seen, called)
    if (missing) {
      trace.lacking[id] = missing
      continue
    }
    trace.proven.push(id)
    trace.places[id] = places.filter((place) => seen.has(place))
    trace.tests[id] = passed
    count.proven += 1
    for (const place of seen) count[place] += 1
  }
  return trace
}

/** What a row needs beyond a test that passed, as its table has it: a call its caller, a template its page. */
function missingOf(
  { table, cells }: Requirement,
  seen: ReadonlySet<Place>,
  called: ReadonlySet<string>,
): string | undefined {
  const operationId = cells['operationId'] ?? ''
  if (table === 'C' && !called.has(operationId) && !hasNoCaller(cells))
    return `the portal does not call ${operationId}`
  if (table === 'T' && !seen.has('portal')) return 'no test has seen the portal show it'
  return undefined
}

/** Whether a row says in its own words why the portal does not call what it describes. */
const hasNoCaller = (cells: Requirement['cells']) =>
  Object.values(cells).some((cell) => /\bportal: no reason – \S/.test(cell))

/** How many requirements a title may name: of more, nobody sees any longer which assertion proves which. */
const maxIds = 5

/** The tests by the known ids in their titles, and what is wrong with what titles name. */
function testsById(known: ReadonlySet<string>, ran: RanTest[]) {
  const byId = new Map<string, RanTest[]>()
  const errors = new Set<string>()
  for (const test of ran) {
    const { ids, misspelt } = idsInTitle(test.title)
    for (const id of ids.filter((one) => known.has(one))) byId.set(id, [...(byId.get(id) ?? []), test])
    if (ids.length > maxIds)
      errors.add(`${ids.length} requirements are more than ${maxIds}, in "${test.title}" (${test.file})`)
    for (const word of misspelt) errors.add(`"${word}" is no id, in "${test.title}" (${test.file})`)
    for (const id of ids.filter((one) => !known.has(one))) {
      errors.add(`there is no requirement ${id}, named in "${test.title}" (${test.file})`)
    }
  }
  return { byId, errors: [...errors] }
}
