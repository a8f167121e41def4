import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Nothing, Refusal, ToolButton } from './parts.tsx'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

type Props<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>
  children: (data: T) => ReactNode
}

/** Shows what is read once it is there; says so while it comes and when it does not. Old data outlives a lost connection. */
export function Read<T, K extends QueryKey>({ query, children }: Props<T, K>) {
  const texts = usePanelTexts()
  const { data, error, refetch, isFetching } = useQuery(query)
  return (
    <>
      {error && (
        <div className="tool-read mb-3">
          <Refusal error={error} />
          <ToolButton className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {texts.again}
          </ToolButton>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <div className="tool-read">
          <Nothing>{texts.reading}</Nothing>
        </div>
      )}
    </>
  )
}
