import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that keep a worker longest, in the order in which they begin. Vitest knows how long a file takes only where it
 * has run before; elsewhere it begins with the largest, and a short file that takes half a minute was the last, alone on
 * one of two cores.
 */
const longOnes = [
  'tests/contract/drift/impact.test.ts',
  'tests/commands/new.test.ts',
  'tests/contract/packed/mock-pack.test.ts',
  'mocks/many/walks.test.ts',
  'scripts/drift/schema/contain.test.ts',
  'mocks/imagery/scene/scene.test.ts',
  // packs the index that the first of them has made by now
  'tests/contract/packed/pack.test.ts',
  'mocks/stores/hostile-import.test.ts',
  'mocks/operations/explorer/files/every-file.test.ts',
  'mocks/imagery/render/node/rasterize.test.ts',
  'tests/contract/drift/planted-drift.test.ts',
  'tests/contract/unwritten/every-schema.test.ts',
  'src/features/payment/payment-outcomes.browser.test.tsx',
  'src/features/fault-report/report-walks.browser.test.tsx',
  'src/screens/search/search-failures.browser.test.tsx',
  'src/screens/booking/booking-faults.browser.test.tsx',
  'src/screens/sandbox/sandbox.browser.test.tsx',
  'src/screens/my-pages/my-pages.browser.test.tsx',
  'src/demo/director/panel.browser.test.tsx',
  'src/screens/cross-screen/homes-on-their-way.browser.test.tsx',
]

/** Of each project begins with what takes long, so that no core is idle at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((its) => its.toSorted((a, b) => rank(a) - rank(b)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longOnes.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? longOnes.length : at
}
