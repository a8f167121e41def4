import { shapesOf } from '../../schema/shape.ts'
import { Undecided } from '../../schema/undecided.ts'
import type { Shape } from '../../schema/shape.ts'
import { typesOf } from '../../schema/types.ts'
import { isJson } from '../../traffic/reading/media-type.ts'
import type { Operation, Parameter } from '../../traffic/operations.ts'
import { isRefused } from '../../traffic/validation/undecided-errors.ts'
import { validatorOf } from '../../traffic/validation/validators.ts'
import { isSecured } from '../about-operation.ts'
import type { Case } from './cases.ts'
import { picked } from './pick.ts'
import type { GoodBody } from './valid-cases.ts'
import { bodiesOf, schemaOfBody } from './valid-cases.ts'
import { wrongBodies, wrongNumbers, wrongTexts } from './wrong-values.ts'

const most = { perParameter: 3, bodies: 24 }

/** Requests that the contract does not admit, one thing wrong at a time, and one of somebody without credentials. */
export function wrongCases(operation: Operation, seed: string): Case[] {
  const [good] = bodiesOf(operation, seed)
  const plain = good ? { body: good.body } : {}
  const ofParameters = operation.parameters.flatMap((parameter) => [
    ...missing(parameter).map((one) => ({ ...one, ...plain })),
    ...picked(wrongSettings(parameter), most.perParameter, seed, `${operation.path} ${parameter.name}`).map(
      (one) => ({ ...one, ...plain }),
    ),
  ])
  const stranger: Case = { purpose: 'stranger', what: 'without credentials', settings: [], ...plain }
  return [
    ...ofParameters,
    ...(good ? ofBody(operation, good, seed) : []),
    ...(isSecured(operation) ? [stranger] : []),
  ]
}

/** A path parameter that is left out makes another path. */
function missing(parameter: Parameter): Case[] {
  if (!parameter.isRequired || parameter.in === 'path') return []
  return [{ purpose: 'wrong', what: `without \`${parameter.name}\``, settings: [], without: parameter }]
}

function wrongSettings(parameter: Parameter): Case[] {
  const { schema, mediaType } = parameter
  if (!schema || mediaType !== undefined) return []
  return shapesIn(parameter)
    .flatMap((shape) => [
      ...wrongTexts(shape),
      ...wrongNumbers(shape).map(({ what, value }) => ({ what, value: String(value) })),
      { what: 'as a text', value: 'no-such-value' },
    ])
    .filter(
      ({ value }, index, all) =>
        all.findIndex((other) => other.value === value) === index &&
        isRefused(validatorOf(schema, 'text')(value)),
    )
    .map(({ what, value }) => ({
      purpose: 'wrong',
      what: `with \`${parameter.name}\` ${what}`,
      settings: [{ parameter, text: value }],
    }))
}

/** The shapes of a single value; what lists and objects look like on the wire is too loose to be wrong. */
function shapesIn({ schema }: Parameter): readonly Shape[] {
  try {
    const shapes = schema ? shapesOf([schema]) : []
    const isSingle = (shape: Shape) => typesOf(shape).every((type) => type !== 'array' && type !== 'object')
    return shapes.every(isSingle) ? shapes : []
  } catch (error) {
    if (error instanceof Undecided) return []
    throw error
  }
}

function ofBody(operation: Operation, { body }: GoodBody, seed: string): Case[] {
  const wrong = (what: string, changed: Case['body']): Case => ({
    purpose: 'wrong',
    what,
    settings: [],
    ...(changed ? { body: changed } : {}),
  })
  const schema = schemaOfBody(operation, body.type)
  const values = schema && isJson(body.type) ? wrongBodies(body.value, schema) : []
  const takesText = operation.body?.content.some(([type]) => /^(text\/|\*)/.test(type)) === true
  return [
    ...picked(values, most.bodies, seed, operation.path).map(({ what, value }) =>
      wrong(what, { type: body.type, value }),
    ),
    ...(isJson(body.type) ? [wrong('with a body that is cut off', { type: body.type, text: '{"a":' })] : []),
    ...(takesText ? [] : [wrong('with a body of another type', { type: 'text/csv', text: 'a;b' })]),
    ...(operation.body?.isRequired ? [wrong('without a body', undefined)] : []),
  ]
}
