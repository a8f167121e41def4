import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientGenerator, Row } from './client-judges.ts'
import { mustRun, runProgram, tellingLine } from './run-program.ts'

/** Python: a client of each contract, without a warning, whose files have to compile. */
export const openapiPythonClient: ClientGenerator = {
  name: 'openapi-python-client',
  language: 'Python 3',
  probe: ['python3', '--version'],
  async generate(contracts, folder) {
    const venv = join(folder, 'venv')
    await mustRun('python3', ['-m', 'venv', venv])
    await mustRun(join(venv, 'bin/pip'), ['install', '-q', 'openapi-python-client'])
    // what is generated is not formatted, which wants one more tool
    const config = join(folder, 'config.json')
    await writeFile(config, JSON.stringify({ post_hooks: [] }))
    const rows: Row[] = []
    for (const { service, file } of contracts) {
      const client = join(folder, service)
      const args = ['generate', '--path', file, '--output-path', client, '--meta', 'none', '--config', config]
      const generated = await runProgram(join(venv, 'bin/openapi-python-client'), args)
      const isClean = generated.code === 0 && !/warning/i.test(generated.output)
      const compiled = await runProgram('python3', ['-m', 'compileall', '-q', client])
      const says = isClean ? (compiled.code === 0 ? undefined : compiled.output) : generated.output
      rows.push({ service, says: says === undefined ? undefined : reasonIn(says) })
    }
    return rows
  },
}

/** Why parts of a client are missing, each reason once; or the line that says most. */
export function reasonIn(output: string): string {
  const reasons = new Set(
    [...output.matchAll(/\((Unsupported content_type [^)]+)\)/g)].map(([, reason]) => reason),
  )
  const others =
    output.split('\n').filter((line) => /^(?:WARNING|ERROR) /.test(line)).length - reasonsCount(output)
  return reasons.size > 0 && others <= 0 ? [...reasons].join('; ') : tellingLine(output)
}

const reasonsCount = (output: string) => output.match(/\(Unsupported content_type /g)?.length ?? 0
