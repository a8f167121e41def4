import { segmentsOf } from '../../document/pointer.ts'
import type { Json } from '../../document/json.ts'
import { textOf } from '../../document/json.ts'
import { child, decodedFragment, follow, membersOf, objectAt } from '../../document/place.ts'
import { answerFor } from '../../traffic/check-answer.ts'
import type { Operation } from '../../traffic/operations.ts'
import type { Answer } from '../requests/answer.ts'
import { valueOf } from './runtime-expression.ts'

/** A value for a parameter of another operation, which is named by its id or its path. */
export type LinkedValue = { target: string; name: string; value: Json | undefined }

/** What the links of an answer give to parameters of other operations (OpenAPI 3.1, 4.8.20). */
export function linkedValues(operation: Operation, answer: Answer): LinkedValue[] {
  const [, contract] = answerFor(operation, answer.status) ?? []
  const links = contract ? membersOf(child(contract.place, 'links')) : []
  return links.flatMap(([, place]) => {
    const link = follow(place)
    const { operationId, operationRef } = objectAt(link)
    const target = operationId === undefined ? pathOf(textOf(operationRef)) : textOf(operationId)
    return membersOf(child(link, 'parameters')).map(([name, { value }]) => ({
      target,
      name,
      value: valueOf(value, answer),
    }))
  })
}

/** A reference ends with the path and the method of the operation; in a URI the braces of a path are encoded. */
const pathOf = (operationRef: string): string => segmentsOf(decodedFragment(operationRef)).at(-2) ?? ''

/**
 * Where parameters say themselves what they are filled with, for contracts of services that have no links:
 * `x-from-answer: { operationId: getCases, value: $response.body#/0/id }`.
 */
export function hintsOf({ path, parameters }: Operation) {
  return parameters.flatMap(({ name, place }) => {
    const { operationId, value } = objectAt(child(place, 'x-from-answer'))
    return operationId === undefined ? [] : [{ from: textOf(operationId), path, name, value }]
  })
}
