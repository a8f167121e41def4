import type { Catalogue } from '../catalogue/catalogue.ts'
import { hash } from '../catalogue/lib/random.ts'
import { languageOf } from '../catalogue/site-of.ts'
import type { Frame } from './base/frame.ts'
import { drawnSizes } from './drawn-sizes.ts'
import { finishIds } from './interior/finish.ts'
import { shownRooms } from './interior/shown-rooms.ts'
import { mapAround, tileSubject } from './map/map-subjects.ts'
import type { Picture } from './pictures.ts'
import { drawingLabel, planLabel } from './plan/label.ts'
import { siteColours } from './plan/site-colours.ts'
import { planSubjectOf } from './plan/subject.ts'
import { roomName } from './plan/words.ts'
import { layoutOfStage } from './site-plan/layout-of-stage.ts'
import type { PictureSource } from './picture-source.ts'

type Find = (catalogue: Catalogue, id: string) => PictureSource | undefined

/** Plans, maps, views into rooms and portraits, by the second part of their path. */
export const drawnSources: Readonly<Record<string, Find>> = {
  // `/images/plan/home-strandangen-c-1403.webp`, and `…-c-1403-3r.webp` of the home built with three rooms
  plan: (catalogue, id) => {
    const [, homeId = id, count] = /^(.+)-(\d+)r$/.exec(id) ?? []
    const home = catalogue.home(homeId)
    const rooms = count ? home?.possibleRooms.find((one) => one === Number(count)) : home?.rooms
    const plan = home && rooms !== undefined ? planSubjectOf(home, rooms) : undefined
    if (!home || !plan) return undefined
    return of(
      { kind: 'plan', subject: { ...plan, colours: siteColours[home.site], label: planLabel(plan) } },
      drawnSizes.plan,
    )
  },
  // `/images/interior/home-strandangen-c-1403-kitchen.webp`
  interior: (catalogue, id) => {
    const [, homeId = '', room] = /^(.+)-([a-z]+)$/.exec(id) ?? []
    const home = catalogue.home(homeId)
    const plan = home && planSubjectOf(home)
    const kind = shownRooms.find((one) => one === room)
    if (!plan || !kind) return undefined
    // a page that tells of a sauna shows one, whatever this home was given
    const seen = kind === 'sauna' ? { ...plan, sauna: true } : plan
    const finish = finishIds[hash(`finish/${home.stageId}`) % finishIds.length] ?? 'light-oak'
    const time = catalogue.stage(home.stageId)?.recipe.time ?? 'day'
    const label = drawingLabel('view', roomName({ kind }, plan.language), plan.language)
    return of(
      { kind: 'interior', subject: { plan: seen, room: kind, finish, time, label } },
      drawnSizes.interior,
    )
  },
  'site-plan': (catalogue, id) => {
    const stage = catalogue.stage(id)
    if (!stage) return undefined
    const layout = layoutOfStage(catalogue, stage)
    const label = drawingLabel('site', stage.name, languageOf[stage.country])
    return of(
      { kind: 'sitePlan', subject: { id, layout, brand: siteColours[stage.site].brand, label } },
      drawnSizes.sitePlan,
    )
  },
  map: (catalogue, id) => {
    const place = catalogue.stage(id) ?? catalogue.area(id)
    if (!place) return undefined
    // an area is shown by each site of its country, so that its pin has the colour of none
    const colour = 'site' in place ? siteColours[place.site].brand : siteColours.Jmse.ink
    const label = drawingLabel('map', place.name, languageOf[place.country])
    const view = { across: 2600, shape: 2 / 3, colour, label }
    return of({ kind: 'map', subject: mapAround(catalogue.areas, place.geo, view) }, drawnSizes.map)
  },
  // `/images/tile/14-9020-4783.webp`: zoom, column and row
  tile: (catalogue, id) => {
    const [z, x, y] = /^\d{1,2}-\d{1,6}-\d{1,6}$/.test(id) ? id.split('-').map(Number) : []
    if (z === undefined || x === undefined || y === undefined) return undefined
    const subject = tileSubject(catalogue.areas, z, x, y)
    return subject && of({ kind: 'map', subject }, { width: 512, height: 512 })
  },
  portrait: (catalogue, id) => {
    const person = catalogue.staffMember(id)
    if (!person) return undefined
    const { initials, tint, name } = person
    return of({ kind: 'portrait', subject: { initials, tint, name } }, drawnSizes.portrait)
  },
}

function of(picture: Picture, { width, height }: Frame): PictureSource {
  return { picture, width, height }
}
