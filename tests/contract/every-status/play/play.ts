import type { CompiledOperation } from '#mocks/engine/contract.ts'
import type { AnyRecipe, AnyRequest, OperationRecipes } from './recipe.ts'
import { Setup } from './setup.ts'
import { sharedRefusal } from './shared-refusals.ts'

/** What a status was answered with, and the problem it has to be where that is known. */
type Played = { response: Response; code: string | undefined }

/** Where no recipe says otherwise these are ordered by a fault. */
const byFault = [429, 503]

/** Makes an operation answer with a status; undefined when nothing leads there. */
export async function play(
  route: CompiledOperation,
  recipes: OperationRecipes,
  status: number,
): Promise<Played | undefined> {
  const own = recipes[status]
  if (own) return { response: await answer(route, own, status), code: own.code }
  const good = Object.entries(recipes).find(([name]) => name < '4')?.[1]
  if (!good) return undefined
  if (steers(route) && status === 401)
    return { response: await withoutKey(route, good), code: 'unauthorized' }
  if (steers(route) && status === 503) return { response: await withoutRoom(route, good), code: undefined }
  if (byFault.includes(status)) {
    const { code: _, ...asked } = good
    return { response: await answer(route, { ...asked, fault: true }, status), code: undefined }
  }
  const refusal = sharedRefusal(route, status)
  if (!refusal) return undefined
  const { setup, request } = await prepared(good)
  const response = await setup.send(route.operationId, request, refusal.change)
  return { response, code: refusal.code }
}

/** Faults strike no call that steers the mock; a mock that is full refuses it, for want of a world or of a place to keep one. */
const steers = ({ path }: CompiledOperation) => path.startsWith('/__mock/')

async function withoutRoom({ operationId }: CompiledOperation, recipe: AnyRecipe): Promise<Response> {
  const { setup, request } = await prepared(recipe)
  return setup.sendToFull(operationId, request)
}

async function withoutKey({ operationId }: CompiledOperation, recipe: AnyRecipe): Promise<Response> {
  const { setup, request } = await prepared(recipe)
  return setup.sendToLocked(operationId, request)
}

async function prepared(recipe: AnyRecipe): Promise<{ setup: Setup; request: AnyRequest }> {
  const setup = await Setup.open(recipe)
  const request = typeof recipe.ask === 'function' ? await recipe.ask(setup) : recipe.ask
  return { setup, request }
}

async function answer(
  { operationId }: CompiledOperation,
  recipe: AnyRecipe,
  status: number,
): Promise<Response> {
  const { setup, request } = await prepared(recipe)
  if (recipe.fault) {
    const problemCode = recipe.code === undefined ? {} : { problemCode: recipe.code }
    await setup.call('setFault', { body: { operationId, status, ...problemCode } })
  }
  return setup.send(operationId, request)
}
