import { defineCommand, runCommand, runMain } from 'citty'
import { inspect } from 'node:util'
import { printableLines } from './drift/reports/escaping/printable.ts'
import { ensureGenerated } from './setup/ensure-generated.ts'

/**
 * Every command of the project. Each prints its report and sets the exit code: 0 = fine, 1 = findings, 2 = could not
 * tell.
 */
const cli = defineCommand({
  meta: { name: 'npm run', description: 'The commands of this project' },
  subCommands: {
    start: async () => (await import('./commands/start.ts')).start,
    test: async () => (await import('./commands/testing/test.ts')).test,
    check: async () => (await import('./commands/check.ts')).check,
    build: async () => (await import('./commands/build.ts')).build,
    generate: async () => (await import('./commands/generate.ts')).generate,
    'contracts-lint': async () => (await import('./commands/contracts/contracts-lint.ts')).contractsLint,
    'contracts-examples': async () =>
      (await import('./commands/contracts/contracts-examples.ts')).contractsExamples,
    'contracts-journeys': async () =>
      (await import('./commands/contracts/contracts-journeys.ts')).contractsJourneys,
    'contracts-diff': async () => (await import('./commands/contracts/contracts-diff.ts')).contractsDiff,
    'contracts-pack': async () => (await import('./commands/contracts/contracts-pack.ts')).contractsPack,
    assumed: async () => (await import('./commands/contracts/assumed.ts')).assumed,
    docs: async () => (await import('./commands/contracts/docs.ts')).docs,
    new: async () => (await import('./commands/new.ts')).newThing,
    mock: async () => (await import('./commands/mock.ts')).mock,
    'mock-pack': async () => (await import('./commands/mock-pack.ts')).mockPack,
    'front-page': async () => (await import('./commands/front-page.ts')).frontPage,
    bench: async () => (await import('./commands/bench/bench.ts')).bench,
    browsers: async () => (await import('./commands/testing/browsers.ts')).browsers,
    baseline: async () => (await import('./commands/baseline.ts')).baseline,
    'bench-many': async () => (await import('./commands/bench/bench-many.ts')).benchMany,
    'bench-web': async () => (await import('./commands/bench/bench-web.ts')).benchWeb,
    screens: async () => (await import('./commands/testing/screens.ts')).screens,
    messages: async () => (await import('./commands/messages.ts')).messages,
    size: async () => (await import('./commands/size.ts')).size,
    judges: async () => (await import('./commands/testing/judges.ts')).judges,
    planted: async () => (await import('./commands/testing/planted.ts')).planted,
    trace: async () => (await import('./commands/testing/trace.ts')).trace,
    'portal-contracts': async () => (await import('./portal-contracts.ts')).portalContracts,
  },
})

/** Commands that run code on top of what the contracts generate. */
const needGenerated = new Set([
  'start',
  'test',
  'check',
  'build',
  'mock',
  'mock-pack',
  'new',
  'bench',
  'bench-many',
  'bench-web',
  'browsers',
  'contracts-examples',
  'contracts-journeys',
  'screens',
  'planted',
  'judges',
])

const rawArgs = process.argv.slice(2)
if (rawArgs.length === 0 || rawArgs.includes('--help'))
  await runMain(cli, { rawArgs: [...rawArgs, '--help'] })

try {
  if (needGenerated.has(rawArgs[0] ?? '')) ensureGenerated()
  await runCommand(cli, { rawArgs })
} catch (error) {
  const misused = error instanceof Error && error.name === 'CLIError'
  console.error(
    misused
      ? `${error.message} (npm run ${rawArgs[0]} -- --help lists the options)`
      : printableLines(inspect(error)),
  )
  // what still runs belongs to a command that has failed
  process.exit(2)
}
