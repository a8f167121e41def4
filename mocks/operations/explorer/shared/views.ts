import { languageOf } from '../../../catalogue/site-of.ts'
import { cornersOf, facadeFrame, levelY } from '../../../imagery/picker/facade-frame.ts'
import type { Facade, PickerSource } from './picker-source.ts'
import type { Shape } from './types.ts'
import { hasSunStudy, sunFrames } from './sun-frames.ts'
import { explorerWords } from './words.ts'
import { memoize } from '../../../catalogue/lib/memoize.ts'

/** The site plan's view. */
const siteViewId = 'view-site'
/** The image of the site plan, and how many of its pixels a metre has. */
export const siteFrame = { width: 1056, height: 704 } as const

type Picker = Pick<Shape<'ExplorerData'>, 'views' | 'clickArea' | 'sunstudy'>

/** The views of a stage with what can be picked in them, and their sun studies. */
export const pickerViews = memoize((source: PickerSource): Picker => {
  const { facades } = source
  const views = [...facades.map((facade) => facadeView(source, facade)), siteView(source)]
  const areas = facades.map((facade) => [facade.viewId, facadeAreas(facade)] as const)
  const studies = facades
    .filter(hasSunStudy)
    .map((facade) => [facade.viewId, sunFrames(source, facade)] as const)
  return {
    views,
    clickArea: Object.fromEntries([...areas, [siteViewId, siteAreas(source)]]),
    sunstudy: Object.fromEntries(studies),
  }
})

/** Where the dearest home is that can be bought: the view that the picker of a stage begins with. */
export function startViewOf(
  { views, clickArea }: Pick<Picker, 'views' | 'clickArea'>,
  apts: readonly Shape<'ExplorerObject'>[],
): string {
  const open = apts.filter(({ objectStatus }) => objectStatus !== 'sold' && objectStatus !== 'booked')
  const [dearest] = open.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
  const view = views.find(({ id }) => clickArea[id]?.some(({ targetId }) => targetId === dearest?.id))
  return view?.id ?? views[0]?.id ?? siteViewId
}

function facadeView({ stage, facades }: PickerSource, facade: Facade): Shape<'ExplorerView'> {
  const { viewId, objectName, side, name, alt, direction, layout } = facade
  const frame = facadeFrame(layout)
  const other = facades.find((one) => one.objectName === objectName && one.side !== side)
  return {
    id: viewId,
    name,
    kind: 'facade',
    side,
    ...(other ? { oppositeViewId: other.viewId } : {}),
    direction,
    imageUrl: `/contentservice/externalfiles/${stage.id}/${objectName}/${side}/facade.svg`,
    imageAlt: alt,
    width: frame.width,
    height: frame.height,
    levels: layout.levels.map((height) => ({ height, y: levelY(height, frame) })),
    hasSunStudy: hasSunStudy(facade),
  }
}

function facadeAreas({ viewId, layout }: Facade): Shape<'ClickArea'>[] {
  const frame = facadeFrame(layout)
  return layout.units.map((unit) => ({
    id: `${viewId}-${unit.homeId}`.slice(0, 64),
    targetType: 'object',
    targetId: unit.homeId,
    points: cornersOf(unit, frame).map(([x, y]) => ({ x, y })),
  }))
}

function siteView({ stage, siteAlt }: PickerSource): Shape<'ExplorerView'> {
  return {
    id: siteViewId,
    name: explorerWords(languageOf[stage.country]).site,
    kind: 'sitePlan',
    imageUrl: `/contentservice/externalfiles/${stage.id}/site/plan/site.webp`,
    imageAlt: siteAlt,
    ...siteFrame,
    levels: [],
    hasSunStudy: false,
  }
}

/** Houses lead to their facades; where each home is a house, or a plot, they are the homes. */
function siteAreas({ site, facades }: PickerSource): Shape<'ClickArea'>[] {
  const scale = siteFrame.width / site.width
  const point = (x: number, y: number) => ({ x: Math.round(x * scale), y: Math.round(y * scale) })
  if (site.parcels.length > 0) {
    return site.parcels.map(({ homeId, x, y, w, h }) => ({
      id: `${siteViewId}-${homeId}`.slice(0, 64),
      targetType: 'object',
      targetId: homeId,
      points: [point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)],
    }))
  }
  return site.roofs.flatMap(({ id, x, y, w, h, angle }): Shape<'ClickArea'>[] => {
    const facade = facades.find(
      (one) => one.side === 'street' && one.objectName === `house-${id?.toLowerCase()}`,
    )
    if (!facade) return []
    const radians = (angle * Math.PI) / 180
    const corner = (across: number, down: number) =>
      point(
        x + across * Math.cos(radians) - down * Math.sin(radians),
        y + across * Math.sin(radians) + down * Math.cos(radians),
      )
    const points = [
      corner(-w / 2, -h / 2),
      corner(w / 2, -h / 2),
      corner(w / 2, h / 2),
      corner(-w / 2, h / 2),
    ]
    return [{ id: `${siteViewId}-${facade.objectName}`, targetType: 'view', targetId: facade.viewId, points }]
  })
}
