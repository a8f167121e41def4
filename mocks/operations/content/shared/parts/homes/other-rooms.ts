import type { Site } from '#src/sites/site.ts'
import { homeFile } from '../../../../../catalogue/pages/files/home-files.ts'
import { languageOf } from '../../../../../catalogue/site-of.ts'
import type { Home } from '../../../../../catalogue/types.ts'
import { planPicture } from '../../../../../imagery/drawn-pictures.ts'
import { hasTour, objectNameOf } from '../../../../../state/homes/home-tour.ts'
import type { Shape } from '../../types.ts'

/** A home as it can be built otherwise (N-072): its plan, the plan as a document, and the tour, for each number of rooms. */
export const otherRooms = (home: Home, { language }: Site): Shape<'OtherRooms'>[] =>
  home.possibleRooms.flatMap((rooms) => {
    const floorPlan = planPicture(home, language, rooms)
    const objectName = objectNameOf(home, rooms)
    const { stageId, country } = home
    return floorPlan
      ? [
          {
            rooms,
            floorPlan,
            floorPlanDocument: homeFile(
              { objectNumber: objectName, stageId },
              'floor-plan',
              languageOf[country],
            ),
            ...(hasTour(home) ? { explorerObjectName: objectName } : {}),
          },
        ]
      : []
  })
