import { printable } from '../../drift/reports/escaping/printable.ts'
import type { Change } from '../meaning/meaning.ts'
import type { Save } from './project-state.ts'
import { type Trouble, troubleLine } from '../trouble.ts'

/** So many places are named of a kind; how many more there are is said. */
const most = 6

/** One block about a save: what was saved, whether the mock answers by it, what it means. */
export function saveBlock({ files, milliseconds, operations, tests, changes, before, notes }: Save): string {
  const took = milliseconds === null ? '' : `: in force after ${milliseconds} ms`
  return [
    `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''} saved${took}.`,
    ...changes.flatMap(changeLines),
    ...(before > 0 ? [`  ${before} more since the release, as before (npm run contracts:diff).`] : []),
    ...listed('operation', operations),
    ...listed('test', tests),
    ...notes.map((note) => `  ${note}`),
  ]
    .map(printable)
    .join('\n')
}

function changeLines({ level, message, place, portal, screens, mocks, tests }: Change): string[] {
  return [
    `  ${level.padEnd(10)} ${message}`,
    `             ${place}`,
    ...listed('portal', portal),
    ...listed('screens', screens),
    ...listed('mock', mocks),
    ...listed('tests', tests),
  ]
}

function listed(name: string, places: readonly string[]): string[] {
  const more = places.length > most ? [`and ${places.length - most} more`] : []
  return [...places.slice(0, most), ...more].map(
    (place, index) => `  ${(index === 0 ? name : '').padEnd(10)} ${place}`,
  )
}

/** What is wrong, with what that means for what is in force. */
export function troubleBlock(troubles: readonly Trouble[]): string {
  const stops = troubles.some((one) => one.stops)
  const end = stops
    ? 'Until that is fixed, the last version that works stays in force.'
    : 'npm run check will refuse it.'
  return [...troubles.slice(0, most).map(troubleLine), end].map(printable).join('\n')
}
