import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientGenerator, Contract, Row } from './client-judges.ts'
import { mustRun, runProgram, tellingLine } from './run-program.ts'

const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

/** A value of an enumeration is no type of its own name: `disposalForm` is a facet, and a schema. */
const settings = {
  generate: { models: true, client: true },
  compatibility: { 'always-prefix-enum-values': true },
}

/** Go: a client of each contract, which has to compile and to pass `go vet`. */
export const oapiCodegen: ClientGenerator = {
  name: 'oapi-codegen',
  language: 'Go',
  probe: ['go', 'version'],
  async generate(contracts, folder) {
    await mustRun('go', ['install', generator], { env: { GOBIN: folder } })
    const module = join(folder, 'clients')
    await mkdir(module, { recursive: true })
    await writeFile(join(module, 'go.mod'), 'module clients\n\ngo 1.24\n')
    await mustRun('go', ['get', 'github.com/oapi-codegen/runtime@latest'], { cwd: module })
    const rows: Row[] = []
    for (const contract of contracts) rows.push(await compiled(contract, folder, module))
    return rows
  },
}

async function compiled({ service, file }: Contract, folder: string, module: string): Promise<Row> {
  const name = service.replaceAll('_', '')
  const own = join(module, name)
  await mkdir(own, { recursive: true })
  const config = join(own, 'config.json')
  await writeFile(config, JSON.stringify({ ...settings, package: name, output: join(own, 'client.go') }))
  const generated = await runProgram(join(folder, 'oapi-codegen'), ['-config', config, file])
  if (generated.code !== 0) return { service, says: tellingLine(generated.output) }
  const env = { GOFLAGS: '-mod=mod' }
  const vetted = await runProgram('go', ['vet', `./${name}`], { cwd: module, env })
  return { service, says: vetted.code === 0 ? undefined : vetted.output.trim().split('\n')[1]?.slice(0, 160) }
}
