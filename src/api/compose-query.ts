import { queryOptions } from '@tanstack/react-query'
import type { QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query'

/** What is generated for an operation that reads. */
type GeneratedQuery<Data> = {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<Data>
}

/**
 * Query options with a step around the generated call: an answer that is taken further, an error that is read another
 * way. What needs no more than another part of the answer says so by `select`.
 */
export const composeQuery = <Data, Result>(
  { queryKey, queryFn }: GeneratedQuery<Data>,
  step: (answer: Promise<Data>, context: QueryFunctionContext) => Result | Promise<Result>,
  options?: Omit<UseQueryOptions<Result>, 'queryKey' | 'queryFn'>,
) =>
  queryOptions({
    queryKey,
    queryFn: (context) => step(queryFn(context), context),
    ...options,
  })
