import type { EngineCall, EngineAnswer, Handler } from '../../engine/operation.ts'
import type { Principal } from '../../state/caller/principal.ts'
import type { World } from '../../state/world.ts'

/** The part of an openapi-typescript operation that the types below read. */
type ContractOperation = {
  parameters: { query?: unknown; header?: unknown; path?: unknown; cookie?: unknown }
  requestBody?: unknown
  responses: object
}

type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>

/** Header names come in lower case, whatever the contract writes. */
type LowerCased<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] }

type RequestBody<B> = B extends { content: infer Content } ? Content[keyof Content] : undefined

type ResponseBody<R> = R extends { content: infer Content } ? Content[keyof Content] : undefined

type Statuses<O extends ContractOperation> = Extract<keyof O['responses'], number>

/** A checked request, typed by the contract. */
export type Call<O extends ContractOperation> = Omit<
  EngineCall<World, Principal>,
  'path' | 'query' | 'header' | 'cookie' | 'body'
> & {
  path: Given<O['parameters']['path']>
  query: Given<O['parameters']['query']>
  header: LowerCased<Given<O['parameters']['header']>>
  cookie: Given<O['parameters']['cookie']>
  body: O extends { requestBody: infer B } ? RequestBody<B> : undefined
}

type BodyOf<B> = [B] extends [undefined] ? { body?: undefined } : { body: B }

/** An answer: one of the statuses that the contract has, each with its own body. */
export type Answer<O extends ContractOperation> = {
  [S in Statuses<O>]: Omit<EngineAnswer, 'status' | 'body'> & { status: S } & BodyOf<
      ResponseBody<O['responses'][S & keyof O['responses']]>
    >
}[Statuses<O>]

/** One operation of one service, for example `Operation<operations['getUser']>`. */
export type Operation<O extends ContractOperation> = (call: Call<O>) => Answer<O> | Promise<Answer<O>>

/**
 * All operations of a service. It is total for the compiler: an operation that nobody has written yet says `'generated'`,
 * and the contract answers in its place. One that is missing is answered so as well while the compiler complains.
 */
export type Registry<Operations> = {
  [K in keyof Operations]: Operations[K] extends ContractOperation
    ? Operation<Operations[K]> | 'generated'
    : never
}

/** A registry as the engine takes it. The types were checked where the registry was written. */
export type AnyRegistry = Record<string, Handler<World, Principal> | 'generated' | undefined>
