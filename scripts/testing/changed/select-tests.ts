import { type Users, reachedFrom } from './import-graph.ts'

/** What of the tests a change can reach. */
export type Selection = {
  /** Test files of Vitest. */
  vitest: string[]
  /** Journeys of Playwright. */
  journeys: string[]
  /** What is not run. */
  leftOut: { vitest: number; journeys: string[] }
}

const isJourney = (file: string) => /^tests\/(e2e|a11y)\/.*\.test\.ts$/.test(file)
/** Whether a file is a test of Vitest. */
export const isVitestFile = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && !/^tests\/(e2e|a11y|bench)\//.test(file)
/** Whether a test looks into what was built. */
export const looksIntoBuild = (file: string): boolean =>
  /\/(production-bundle|host-files|development-check)\.test/.test(file)
/** Rules about the code look at all of it. */
const looksAtCode = (file: string) => file.startsWith('tests/architecture/') && !looksIntoBuild(file)
/** What decides how tests run. */
const configuration = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]
/** What a journey opens is served by these. */
const isServed = (file: string) => /^(mocks|generated)\//.test(file) && !file.endsWith('.test.ts')
/** The screen that a file is part of; its tests show the whole portal around it. */
const screenOf = (file: string) =>
  /\.test(-support)?\.tsx?$/.test(file) ? undefined : /^src\/screens\/([\w-]+)\//.exec(file)?.[1]

/**
 * Selects the tests that a change can reach: of Vitest those that use a changed file, directly or not, and the rules about
 * the code; of the journeys those that use one, and those that open a screen which does.
 *
 * @param users who imports a file, and who imports or names it: tests may read what they name
 * @param mentions the screens that a journey names, by its texts and by the addresses that it opens; none where that is
 *   not told, so that it may open any
 */
export function selectTests(
  files: readonly string[],
  changed: readonly string[],
  users: { imported: Users; named: Users },
  mentions: (journey: string) => ReadonlySet<string>,
): Selection {
  const reached = reachedFrom(users.named, changed)
  const imported = reachedFrom(users.imported, changed)
  const isWhole = configuration.some((file) => imported.has(file))
  const journeys = files.filter(isJourney)
  const vitest = files.filter(isVitestFile)
  const own =
    changed.length > 0 ? vitest.filter((file) => isWhole || reached.has(file) || looksAtCode(file)) : []
  const screens = new Set([...imported].flatMap((file) => screenOf(file) ?? []))
  const atFrame = [...reachedAboveScreens(users.imported, changed)].some((file) =>
    /^src\/(app|routes)\/|^src\/main/.test(file),
  )
  const isEverywhere = isWhole || atFrame || [...imported].some(isServed)
  const opened = journeys.filter((file) => {
    if (isEverywhere || reached.has(file)) return true
    const named = mentions(file)
    return screens.size > 0 && (named.size === 0 || [...screens].some((screen) => named.has(screen)))
  })
  return {
    vitest: own,
    journeys: opened,
    leftOut: {
      vitest: vitest.length - own.length,
      journeys: journeys.filter((file) => !opened.includes(file)),
    },
  }
}

/** What uses a change without a screen in between: routes and frame load every screen, and show one. */
function reachedAboveScreens(users: Users, changed: readonly string[]): Set<string> {
  const reached = new Set(changed.filter((file) => screenOf(file) === undefined))
  for (const file of reached)
    for (const user of users.get(file) ?? []) if (screenOf(user) === undefined) reached.add(user)
  return reached
}
