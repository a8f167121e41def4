import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Site } from '#src/sites/site.ts'

/** The portal that the panel stands beside. */
export type Stage = {
  site: Site
  /** Reads everything on the page anew, without losing what is typed. */
  refresh: () => void
  /** Tells what happened, at the foot of the panel and to those who listen. */
  say: (text: string) => void
}

export const StageContext = createContext<Stage | undefined>(undefined)

export function useStage(): Stage {
  const stage = use(StageContext)
  if (!stage) throw new Error('The panel has no portal beside it.')
  return stage
}

/** What the portal shows as it was before the mock changed is read again. */
export const refreshed = (client: QueryClient) => () => void client.invalidateQueries()
