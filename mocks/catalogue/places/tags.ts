import type { County, Municipality, Stage } from '../types.ts'

/** A place or project that the search can be narrowed to (N-080). */
export type Tag = Readonly<{
  id: string
  text: string
  type: 'county' | 'municipality' | 'area' | 'stage'
  /** The path segment that stands for it. */
  url: string
  /** The street of a project. */
  address?: string
  /** How many homes can be bought there. */
  count: number
}>

/** What tags are made of. */
export type TagSources = Readonly<{
  /** Of the site. */
  stages: readonly Stage[]
  county(id: string): County | undefined
  municipality(id: string): Municipality | undefined
  area(id: string): Readonly<{ id: string; name: string; slug: string }> | undefined
}>

/** The tags of a site: counties, municipalities, areas, stages, each in the order of the stages. */
export function createTags(sources: TagSources): Tag[] {
  const { stages } = sources
  const of = (type: Tag['type'], idOf: (stage: Stage) => string, find: (id: string) => Named | undefined) =>
    [...Map.groupBy(stages, idOf)].flatMap(([id, within]): Tag[] => {
      const place = find(id)
      const count = within.reduce((sum, { summary }) => sum + summary.available, 0)
      return place ? [{ id, text: place.name, type, url: place.slug, count }] : []
    })
  const byId = new Map(stages.map((stage) => [stage.id, stage]))
  const stageTag = (tag: Tag): Tag => {
    const address = byId.get(tag.id)?.street
    return address ? { ...tag, address } : tag
  }
  return [
    ...of('county', ({ countyId }) => countyId, sources.county),
    ...of('municipality', ({ municipalityId }) => municipalityId, sources.municipality),
    ...of('area', ({ areaId }) => areaId, sources.area),
    ...of(
      'stage',
      ({ id }) => id,
      (id) => byId.get(id),
    ).map(stageTag),
  ]
}

type Named = Readonly<{ name: string; slug: string }>
