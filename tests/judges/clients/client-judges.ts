import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { services } from '#scripts/generate/paths.ts'
import type { Judge } from '../judge.ts'
import { noise } from './noise.ts'
import { oapiCodegen } from './oapi-codegen.ts'
import { openapiGenerator } from './openapi-generator.ts'
import { openapiPythonClient } from './openapi-python-client.ts'
import { runProgram } from './run-program.ts'

/** A contract as a tool from outside gets it: bundled, without a reference to another file. */
export type Contract = { service: string; file: string }

/** What a tool says of a contract; nothing where it has no objection. */
export type Row = { service: string; says: string | undefined }

/** A generator of clients in another language, which installs itself into a folder. */
export type ClientGenerator = {
  name: string
  language: string
  /** Succeeds where the language is at hand. */
  probe: readonly [command: string, argument: string]
  generate: (contracts: readonly Contract[], folder: string) => Promise<Row[]>
}

/** Judges that make a client of every contract and compile it. */
export const clientJudges: readonly Judge[] = [oapiCodegen, openapiGenerator, openapiPythonClient].map(
  judgeOf,
)

function judgeOf({ name, language, probe: [command, argument], generate }: ClientGenerator): Judge {
  return {
    name,
    needs: language,
    isHere: async () => (await runProgram(command, [argument])).code === 0,
    async judge() {
      const folder = await mkdtemp(join(tmpdir(), `judge-${name}-`))
      try {
        const contracts = services().map((service) => ({
          service,
          file: resolve('generated', service, 'openapi.json'),
        }))
        return verdictOn(name, await generate(contracts, folder))
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      }
    },
  }
}

function verdictOn(name: string, rows: Row[]) {
  const objections = rows.filter(({ says }) => says !== undefined)
  const real = objections.filter(
    ({ says = '' }) => !noise.some((one) => one.judge === name && one.says.test(says)),
  )
  const told = `${rows.length - objections.length} of ${rows.length} contracts without objection, ${objections.length - real.length} left out`
  return {
    lines: [told, ...real.map(({ service, says = '' }) => `- ${service}: ${says}`)],
    isWrong: real.length > 0,
  }
}
