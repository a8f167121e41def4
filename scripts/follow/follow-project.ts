import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDir, root } from '../generate/paths.ts'
import { servicesOf } from './affected.ts'
import { Announcer } from './announce/announcer.ts'
import { ContractSaves } from './contract-saves.ts'
import { ContractFollower } from './follow-contracts.ts'
import type { TakeUp } from './followed-mock.ts'
import { newSave } from './announce/project-state.ts'
import { testsNaming } from './meaning/tests-naming.ts'
import { UsageIndex } from './meaning/usage-index.ts'
import { watchFiles } from './watch-files.ts'

export type Follower = Pick<Announcer, 'state' | 'onTakenUp'> & { stop: () => Promise<void> }

const folders = ['contracts', 'mocks', 'src/sites', '']
const configs: readonly string[] = ['orval.config.ts', 'openapi-ts.config.ts']
const isContract = (file: string): boolean => /^contracts\/.*\.ya?ml$/.test(file)
const isCode = (file: string): boolean =>
  /^(mocks|src\/sites)\/.*\.(ts|json)$/.test(file) && !/\.test(-support)?\.ts$/.test(file)

const isKnown = (service: string): boolean => existsSync(join(generatedDir, service, 'openapi.json'))
const newService = (service: string): string =>
  `${service} is a new service: npm run generate writes its code, mocks/contracts.ts names it, the next start takes it up.`

/** More operations than these are named by their number alone. */
const maxNamed = 10

/**
 * Follows what is saved of contracts, mock and sites: the mock takes it up, the generators after it, and whoever looks at
 * the terminal is told what it means.
 */
export function followProject(takeUp: TakeUp): Follower {
  const announcer = new Announcer(console.log)
  const saves = new ContractSaves(announcer)
  const contracts = new ContractFollower(takeUp, saves)

  const onCode = async (files: readonly string[], savedAt: number): Promise<void> => {
    const outcome = await takeUp(files)
    if (outcome.state === 'unused') return
    const save = newSave(files)
    announcer.mockAnswered(outcome, 'mocks', save, savedAt)
    if (outcome.state === 'failed') return
    const operations = outcome.state === 'takenOver' ? outcome.operations : []
    if (operations.length > maxNamed) save.notes.push(`It concerns ${operations.length} written operations.`)
    else {
      save.operations = operations.map(({ file }) => file)
      save.tests = operations.flatMap((one) => testsNaming(root, one))
    }
    announcer.saved(save)
  }

  const usage = new UsageIndex(() =>
    console.log('Who uses what of the contracts is known, for what is said of a save.'),
  )
  const stopWatching = watchFiles(
    root,
    folders,
    (file) => configs.includes(file) || isContract(file) || isCode(file),
    (files) => {
      const savedAt = performance.now()
      const yaml = files.filter(isContract)
      usage.saved(yaml.length > 0)
      for (const service of yaml.length > 0 ? servicesOf(yaml) : []) {
        if (!isKnown(service)) {
          announcer.saved({ ...newSave(yaml), notes: [newService(service)] })
          continue
        }
        saves.begin(service, yaml, savedAt)
        contracts.take(service)
      }
      const code = files.filter(isCode)
      if (code.length > 0) void onCode(code, savedAt)
      if (files.some((file) => configs.includes(file))) void contracts.configure()
    },
  )

  return {
    state: announcer.state,
    onTakenUp: (listener) => announcer.onTakenUp(listener),
    stop: async () => {
      stopWatching()
      usage.stop()
      saves.stop()
      await contracts.stop()
    },
  }
}
