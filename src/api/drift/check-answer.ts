import type { WireError } from '#gen/residence/wire.js'
import { contractLine } from './contract-line.ts'
import { recordDrift } from './seen-drift.ts'
import type { WireOperation } from './wire-contracts.ts'
import { contractOf, operationOf, wireOperations } from './wire-contracts.ts'

/**
 * Holds an answer against the contract and notes where it does not keep it: its status, its media type, its body. What
 * is asked of no operation of a contract is nobody's to check.
 *
 * @param path without the base of the API and without the query
 * @param answer a copy, whose body nobody else reads
 */
export async function checkAnswer(method: string, path: string, answer: Response): Promise<void> {
  const operation = operationOf(await wireOperations(), method.toUpperCase(), path)
  if (!operation) return
  const { status } = answer
  const content = operation.responses[String(status)] ?? operation.responses['default']
  const note = async (at: readonly string[], keys: readonly string[], message: string) =>
    recordDrift({
      operationId: operation.operationId,
      status,
      pointer: keys.map((key) => `/${key}`).join(''),
      field: keys.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.'),
      message,
      contract: await lineFor(operation, at, keys),
    })
  if (!content) return note(['responses'], [], 'the contract has no such status.')
  const types = Object.keys(content)
  if (types.length === 0) return
  const given = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const type = types.find((one) => one === given)
  const here = ['responses', String(status)]
  if (!type) {
    const named = given === '' ? 'has no media type' : `is ${given}`
    return note([...here, 'content'], [], `the body ${named}, the contract says ${types.join(' or ')}.`)
  }
  const validate = content[type]
  if (!validate) return
  const body = await bodyOf(answer)
  if (body === undefined) return note([...here, 'content', type], [], 'the body is no JSON.')
  if (validate(body)) return
  for (const error of validate.errors ?? []) {
    const keys = keysOf(error)
    await note([...here, 'content', type, 'schema'], keys, sentence(error, keys))
  }
}

/** `undefined` for what is no JSON. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const lineFor = async (
  { service, path, method }: WireOperation,
  at: readonly string[],
  keys: readonly string[],
): Promise<string> => {
  const line = contractLine(await contractOf(service), ['paths', path, method.toLowerCase(), ...at], keys)
  return `generated/${service}/openapi.json:${line}`
}

/** The place of the field that an error is about: a missing one counts as being there. */
function keysOf({ instancePath, params }: WireError): string[] {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const own = params['missingProperty']
  return typeof own === 'string' ? [...keys, own] : keys
}

/** What is wrong, without the value: it may be somebody's. */
function sentence({ keyword, params, message }: WireError, keys: readonly string[]): string {
  const what = keys.length > 0 ? `\`${keys.at(-1)}\`` : 'the body'
  if (keyword === 'required') return `${what} is missing.`
  const allowed = Array.isArray(params['allowedValues']) ? `: ${params['allowedValues'].join(', ')}` : ''
  return `${what} ${message ?? 'does not keep it'}${allowed}.`
}
