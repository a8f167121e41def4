import type { Stage } from '../../types.ts'
import { lookRecipe, viewRecipes } from '../../images/pictures.ts'
import type { StageLook } from '../../images/pictures.ts'
import type { AnyPageData } from '../all-page-data.ts'
import { byDay } from '../lists.ts'
import type { PageData } from '../page-data.ts'

/** How many pictures one sees in a list together with the one after them. */
const inSight = 3

/** The news in the order of their lists: where one shortly before shows such a house in the same light, in another light. */
export function inOtherLights(
  news: readonly PageData[],
  written: readonly AnyPageData[],
  stages: readonly Stage[],
): PageData[] {
  const templates = new Set(news.map(({ template }) => template))
  return [...templates].flatMap((of) => {
    const shown: string[] = []
    return byDay([...written, ...news].filter(({ template }) => template === of)).flatMap((page) => {
      const stage = stages.find(({ id }) => page.about?.includes(id))
      const near = shown.slice(-inSight)
      const look = stage && (news.includes(page) ? unseenLook(stage, page.look ?? 0, near) : page.look)
      shown.push(stage ? drawn(stage, look ?? 0) : '')
      return news.includes(page) ? [{ ...page, look }] : []
    })
  })
}

/** As it is meant to be shown, or in the first light that is not near; all of them near are shown as meant. */
function unseenLook(stage: Stage, meant: StageLook, near: readonly string[]): StageLook {
  const looks = [meant, 0, ...viewRecipes(stage.recipe).map((_, at) => at + 1)]
  return looks.find((look) => !near.includes(drawn(stage, look))) ?? meant
}

function drawn(stage: Stage, look: StageLook): string {
  const { look: kind, finish, roof, time, season } = lookRecipe(stage, look)
  return [kind, finish.colour, roof, time, season].join(' ')
}
