import { pascalOf } from '../names.ts'
import type { Facts } from './facts.ts'

/** A value as it is written in code; the formatter sees to the rest. */
export const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** Ids behind a sentence of a comment, as ` (C-001, S-002)`. */
export const idsInText = ({ ids }: Facts): string => (ids.length > 0 ? ` (${ids.join(', ')})` : '')

/** Ids at the end of the title of a test, as ` [C-001, S-002]`. */
export const idsInTitle = ({ ids }: Facts): string => (ids.length > 0 ? ` [${ids.join(', ')}]` : '')

/** The summary within a sentence. */
export const summaryInText = ({ summary }: Facts): string =>
  (summary.charAt(0).toLowerCase() + summary.slice(1)).replaceAll("'", '’')

/** The file that answers an operation in the mock, with the example of the contract until somebody writes the rule. */
export function operationFile(facts: Facts): string {
  const { service, operationId, answer } = facts
  const headers = Object.keys(answer.headers).length > 0 ? `, headers: ${literal(answer.headers)}` : ''
  const body = answer.body === undefined ? '' : `, body: ${literal(answer.body)}`
  return `import type { operations } from '#gen/${service}/types.ts'
import type { Operation } from '../shared/operation.ts'

/** ${facts.summary}${idsInText(facts)}: the example of contracts/${service}.yaml. */
export const ${operationId}: Operation<operations['${operationId}']> = () => ({ status: ${answer.status}${body}${headers} })
`
}

/** Its test: whoever asks as the contract says gets what the file answers. */
export function operationTest(facts: Facts): string {
  const { method, address, asked, needsToken, answer, service } = facts
  const options = [
    ...(asked.body === undefined ? [] : [`body: ${literal(asked.body)}`]),
    ...(needsToken ? ['token'] : []),
  ]
  const call = `call('${method}', '${address}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
  const answered = [
    `status: ${answer.status}`,
    ...(answer.body === undefined ? [] : [`body: ${literal(answer.body)}`]),
  ]
  return `import { expect, test } from 'vitest'
import { loginClient${needsToken ? ', numbers' : ''} } from '#tests/support/clients/login-client.ts'

test('${service} is asked to ${summaryInText(facts)}, and does${idsInTitle(facts)}', async () => {
  const { call${needsToken ? ', logIn' : ''} } = loginClient()
  ${needsToken ? 'const { token } = await logIn(numbers.amira)' : ''}
  expect(await ${call}).toMatchObject({ ${answered.join(', ')} })
})
`
}

/** Its entry among the recipes that lead to every status of the contract. */
export function recipesEntry(facts: Facts): string {
  const { operationId, asked, needsToken, answer, ownRefusals } = facts
  const given = Object.entries(asked).filter(
    ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
  )
  const request = `{ ${given.map(([name, value]) => `${name}: ${literal(value)}`).join(', ')} }`
  const persona = needsToken ? `persona: 'amira', ` : ''
  const refusals = ownRefusals.map((status) => `${status}: { ${persona}fault: true, ask: ${request} }`)
  return `${operationId}: { ${[`${answer.status}: { ${persona}ask: ${request} }`, ...refusals].join(', ')} }`
}

/** What the query options of an operation are called in src/api: `greetingQuery` of `getGreeting`. */
export const queryName = ({ operationId }: Facts): string =>
  `${operationId.replace(/^get([A-Z])/, (_all, letter: string) => letter.toLowerCase())}Query`

/** What the hook of an operation that changes something is called. */
export const hookName = ({ operationId }: Facts): string => `use${pascalOf(operationId)}`
