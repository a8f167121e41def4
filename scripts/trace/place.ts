/** Where a test looked: at the portal itself, at its rules without a page, at the mock, or at contracts and scripts. */
export type Place = 'portal' | 'rules' | 'mock' | 'contracts'

/** In the order of the columns; what each holds stands in the README. */
export const places: readonly Place[] = ['portal', 'rules', 'mock', 'contracts']

const byPath: readonly (readonly [path: RegExp, place: Place])[] = [
  // the stand-ins for other people's systems
  [/^(mocks|src\/demo)\//, 'mock'],
  [/^tests\/(e2e|a11y)\//, 'portal'],
  [/\.browser\.test\.tsx?$/, 'portal'],
  [/^tests\/contract\//, 'mock'],
  [/^src\//, 'rules'],
]

/** Where a test looked, by its file: journeys and tests of components saw the portal do it. */
export function placeOf(file: string): Place {
  return byPath.find(([path]) => path.test(file))?.[1] ?? 'contracts'
}
