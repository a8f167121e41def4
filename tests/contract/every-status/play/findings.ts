import {
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
  follow,
} from '#scripts/generate/document.ts'
import { play } from './play.ts'
import type { OperationRecipes } from './recipe.ts'
import { routeOf } from './setup.ts'
import { verdictOf } from './verdict.ts'

/**
 * Calls an operation in every status that its contract has, and says in a line each where the mock, the contract and the
 * recipes disagree.
 */
export async function findingsOf(
  { operationId, responses }: OperationObject,
  recipes: OperationRecipes,
  document: OpenApiDocument,
): Promise<string[]> {
  const findings = Object.keys(recipes)
    .filter((status) => !(status in responses))
    .map((status) => `${status}: a recipe for what the contract does not have`)
  for (const status of Object.keys(responses)) {
    const declared = responses[status] ?? {}
    const response = follow<ResponseObject>(document, declared)
    const found = await tried(operationId, Number(status), recipes, { response, document })
    if (found) findings.push(`${status}: ${found}`)
  }
  return findings.map((finding) => `${operationId} ${finding}`)
}

type Declared = { response: ResponseObject; document: OpenApiDocument }

async function tried(
  operationId: string,
  status: number,
  recipes: OperationRecipes,
  declared: Declared,
): Promise<string | undefined> {
  try {
    const route = routeOf(operationId)
    const played = await play(route, recipes, status)
    if (!played) return 'no recipe leads there'
    const verdict = await verdictOf(route, declared.response, declared.document, played.response)
    if (verdict.status !== status)
      return `answered ${verdict.status}, ${verdict.wrong ?? verdict.code ?? 'which is another status'}`
    if (played.code !== undefined && verdict.code !== played.code)
      return `has the code ${verdict.code}, not ${played.code}`
    return verdict.wrong
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
