import { join } from 'node:path'
import { root } from '../../generate/paths.ts'
import { contractOperations, portalCallers } from '../../trace/portal-operations.ts'
import { wholeCensus } from './whole-census.ts'

export const operationsFile = join(root, 'contracts/operations.md')

const head = `# Every operation

Of all services that the portal lives with: where its contract is written, which row of \`docs/requirements.md\` states it ("ours" where none does), and which files of the portal call it. \`npm run contracts:assumed -- --operations\` writes this page; a test holds it to the contracts and the code.
`

/** The page contracts/operations.md. */
export function operationsPage(): string {
  const written = new Map(
    wholeCensus()
      .filter(({ kind }) => kind === 'operation')
      .map((one) => [one.name, one]),
  )
  const callers = portalCallers()
  const services = Map.groupBy(
    contractOperations().filter(({ operationId }) => written.has(operationId)),
    ({ service }) => service,
  )
  const chapters = [...services].map(([service, operations]) => {
    const rows = operations.map(({ operationId, method, path }) => {
      const { file = '', row } = written.get(operationId) ?? {}
      const by = callers.get(operationId)?.map((one) => `\`${one}\``) ?? []
      const call = `\`${method.toUpperCase()} ${path}\``
      return `| \`${operationId}\` | ${call} | [${file.replace('contracts/', '')}](${file.replace('contracts/', '')}) | ${row ?? 'ours'} | ${by.join(', ') || 'nobody yet'} |`
    })
    return [
      `## ${service}`,
      '',
      '| operation | call | file | stated by | called in |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `${[head.trimEnd(), ...chapters].join('\n\n')}\n`
}
