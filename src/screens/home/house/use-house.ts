import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ObjectContent } from '#gen/content/model.ts'
import { explorerQuery } from '#src/api/homes/explorer.ts'

/** The facade picker of the home's project, read once the page itself has been painted. */
export function useHouse({ summary, seo }: Pick<ObjectContent, 'summary' | 'seo'>) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const wait = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(wait)
  }, [])
  const { stageId = '' } = summary
  // plots have no house to show
  const hasHouse = stageId !== '' && seo.constructionForm !== 'plot'
  const { data } = useQuery({ ...explorerQuery(stageId), enabled: isPainted && hasHouse })
  return data
}
