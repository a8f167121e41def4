import { queryOptions } from '@tanstack/react-query'
import { answered } from './director/mock/answered.ts'

type Call<Answer> = Parameters<typeof answered<Answer>>[0]

/** Query options for a call of the control API, under a name of its own. Its error says what the mock has against it. */
export const controlQuery = <Answer>(name: string, call: (signal: AbortSignal) => Call<Answer>) =>
  queryOptions({ queryKey: [name], queryFn: ({ signal }) => answered(call(signal)) })
