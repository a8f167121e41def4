import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { withExitCode } from '../../drift/commands/shared/exit-code.ts'
import { readConfig } from '../../drift/config/read-config.ts'
import type { FoundSource } from '../../drift/finding.ts'
import { release } from '../../contracts/release/release.ts'
import { findingsBetween } from '../../drift/impact/given-findings.ts'
import { wantedReports, writeReports } from '../../drift/reports/write-reports.ts'
import { levels } from '../../drift/rules/rule.ts'
import { generatedDir, root, services } from '../../generate/paths.ts'

/** The contracts as they were at the last release (docs/decisions/0007). */
const released = 'contracts/released'
const present = '.cache/contracts-now'
/** What may break it all the same. */
const accepted = join(root, 'scripts/contracts/release/accepted.yaml')

/** `contracts-diff`: what has changed in the contracts since the last release. Exit codes are those of `diff`. */
export const contractsDiff = defineCommand({
  meta: { name: 'contracts-diff', description: 'Compare the contracts with those of the last release' },
  args: {
    release: {
      type: 'boolean',
      description:
        'Make the contracts as they are now the last release, with their versions and the change log',
    },
    'fail-on': { type: 'enum', options: [...levels], description: 'The least level that gives exit code 1' },
    report: { type: 'string', description: 'KIND or KIND=FILE, as often as you like' },
    all: { type: 'boolean', default: false, description: 'Show what is safe, too' },
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      if (args.release) return makeRelease()
      const wanted = wantedReports(rawArgs)
      const config = await readConfig(accepted)
      await copyBundles(present)
      const { findings, notes } = await findingsBetween(released, present, config)
      const outcome = {
        command: 'diff',
        subject: 'the last release → the contracts now',
        findings: findings.map(({ new: now, ...rest }) => ({
          ...rest,
          ...(now ? { new: original(now) } : {}),
        })),
        failOn: args['fail-on'] ?? config.failOn ?? 'breaking',
        notes,
      }
      await writeReports(outcome, wanted, args.all)
    }),
})

/** The bundles lie in a folder each; compared, they have to lie in one. */
async function copyBundles(folder: string): Promise<void> {
  await rm(join(root, folder), { recursive: true, force: true })
  await mkdir(join(root, folder), { recursive: true })
  const copies = services().map((service) =>
    cp(join(generatedDir, service, 'openapi.json'), join(root, folder, `${service}.json`)),
  )
  await Promise.all(copies)
}

/** The committed file that a copy was made of, line by line the same. */
const original = ({ file, ...rest }: FoundSource): FoundSource => ({
  ...rest,
  file: file.replace(/^\.cache\/contracts-now\/(\w+)\.json$/, 'generated/$1/openapi.json'),
})

async function makeRelease(): Promise<void> {
  const changes = await release(new Date().toISOString().slice(0, 10))
  for (const { service, was, is } of changes) console.log(`${service} ${was ? `${was} → ` : ''}${is}`)
  console.log(`${services().length} contracts are now the last release, in ${released}/.`)
}
