import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tagNamed, tagSuggestionsQuery } from '#src/api/homes/residence-places.ts'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useSettled } from '#src/domain/forms/use-settled.ts'
import type { Meant } from './words-meant.ts'
import { suggestionCount } from './start-choices.ts'

export type Place = ReturnType<typeof usePlace>

/** What is typed as a place, and the tag it stands for. */
export function usePlace() {
  const site = useSite()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<PlaceTag>()
  const [problem, setProblem] = useState<'unknown' | 'failed'>()
  const [isEntered, setEntered] = useState(false)
  const settled = useSettled(text.trim())
  const { data: suggestions } = useQuery({
    ...tagSuggestionsQuery(site, settled, suggestionCount),
    placeholderData: keepPreviousData,
    enabled: isEntered || settled !== '',
  })
  const tag = chosen ?? tagNamed(suggestions ?? [], text)

  /** What to search for, which may be nothing; null, and marked, for words that mean nothing, and when nobody can tell. */
  const find = async (): Promise<Meant | null> => {
    const words = text.trim()
    if (tag || words === '') return { filter: {}, places: tag ? [tag] : [], unknown: [] }
    try {
      const { findMeant } = await import('./words-meant.ts')
      const meant = await findMeant(client, site, words)
      setProblem(meant ? undefined : 'unknown')
      return meant ?? null
    } catch {
      setProblem('failed')
      return null
    }
  }
  const take = (next: string, place?: PlaceTag) => {
    setText(next)
    setChosen(place)
    setProblem(undefined)
  }
  return {
    text,
    type: (next: string) => take(next),
    choose: (place: PlaceTag) => take(place.text, place),
    tag,
    /** What was typed, where it is the name of no place. */
    words: tag ? '' : settled,
    /** From when the field has the focus: nobody sees suggestions before. */
    enter: () => setEntered(true),
    /** Undefined until they are there; those before stay until then. */
    suggestions,
    problem,
    find,
  }
}
