import type { SearchHit } from '#src/api/homes/residence.ts'

type Named = Pick<SearchHit, 'name' | 'stageName' | 'objectNumber'>

/** A home goes by its project and number, which nothing else on the page does. */
export const homeName = ({ name, stageName, objectNumber }: Named): string =>
  stageName ? [stageName, objectNumber].filter(Boolean).join(', ') : name

/** What a hit is called: a home by its project, anything else by its name. */
export const titleOf = (hit: Named & Pick<SearchHit, 'type'>): string =>
  hit.type === 'object' ? homeName(hit) : hit.name
