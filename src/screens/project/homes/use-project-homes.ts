import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNow } from '#src/domain/use-now.ts'
import { explorerQuery } from '#src/api/homes/explorer.ts'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { homesOfExplorerQuery, homesOfStageQuery } from '#src/api/homes/residence-places.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useSession } from '#src/api/session/session.ts'
import { useSite } from '#src/sites/use-site.ts'
import { statusAt } from '#src/domain/sale/status/status-at.ts'
import { inOrder } from './home-order.ts'
import { isOpen } from './home-state.ts'
import { keepChoice, readChoice } from '../picker/kept-choice.ts'

/**
 * The homes of a project, the picture to choose them in where there is one, and the choice itself. Without the picture
 * the page does very well: the table says the same.
 */
export function useProjectHomes(stageId: string, hasExplorer: boolean) {
  const site = useSite()
  const session = useSession()
  const hasBought =
    session.kind === 'private' && session.user.purchases.some((bought) => bought.stageId === stageId)
  const homes = useQuery(
    hasExplorer ? homesOfExplorerQuery(site, stageId, hasBought) : homesOfStageQuery(site, stageId),
  )
  const explorer = useQuery({ ...explorerQuery(stageId), enabled: hasExplorer })
  const [choice, setChoice] = useState(() => readChoice(stageId))
  // picture and table are much to draw: done in short tasks, between which the page still answers
  const found = useDeferredValue(homes.data)
  const drawn = useDeferredValue(explorer.data)
  const now = useNow()
  // before anything is for sale there is nothing to choose among
  const hits = found?.hits.some(({ status }) => status !== 'notAvailable') ? found.hits : noHomes
  const canBeBought = (home: SearchHit) => isOpen(statusAt(home, now))
  const start = new Set(drawn && homesOfStart(drawn))
  const inStartView = firstChoice(
    hits.filter((home) => start.has(home.id) && canBeBought(home)),
    canBeBought,
  )
  const choose = (homeId: string) => {
    setChoice(homeId)
    keepChoice(stageId, homeId)
  }
  return {
    hits,
    isPending: !found,
    isError: homes.isLoadingError,
    retry: () => homes.refetch({ throwOnError: false }),
    picker: drawn && drawn.apts.length > 0 ? drawn : undefined,
    isPickerPending: hasExplorer && !drawn && !explorer.isError,
    chosen: hits.find(({ id }) => id === choice) ?? inStartView ?? firstChoice(hits, canBeBought),
    choose,
  }
}

export type ProjectHomes = ReturnType<typeof useProjectHomes>

const noHomes: readonly SearchHit[] = []

/** The homes of the view that the picker begins with (N-071). */
const homesOfStart = ({ clickArea, settings }: ExplorerData) =>
  (clickArea[settings.startViewId] ?? []).flatMap(({ targetType, targetId }) =>
    targetType === 'object' ? [targetId] : [],
  )

/** Before anybody has chosen: the dearest home that can be bought, with which the table begins. */
function firstChoice(homes: readonly SearchHit[], canBeBought: (home: SearchHit) => boolean) {
  const ordered = inOrder(homes, 'priceDesc')
  return ordered.find(canBeBought) ?? ordered[0]
}
