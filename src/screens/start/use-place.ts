import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tagSuggestionsQuery } from '#src/api/residence-places.ts'
import type { PlaceTag } from '#src/api/residence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useSettled } from '#src/domain/forms/use-settled.ts'
import { tagNamed } from './start-choices.ts'

const suggestionCount = 8

export type Place = ReturnType<typeof usePlace>

/** What is typed as a place, and the tag it stands for. */
export function usePlace() {
  const site = useSite()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<PlaceTag>()
  const [problem, setProblem] = useState<'unknown' | 'failed'>()
  const settled = useSettled(text.trim())
  const { data: suggestions } = useQuery({
    ...tagSuggestionsQuery(site, settled, suggestionCount),
    placeholderData: keepPreviousData,
  })
  const tag = chosen ?? tagNamed(suggestions ?? [], text)

  /**
   * The place to search in, undefined for everywhere; null, and marked, for a name that nobody knows and when nobody can
   * tell.
   */
  const find = async () => {
    if (tag || text.trim() === '') return tag
    const found = await client
      .query(tagSuggestionsQuery(site, text.trim(), suggestionCount))
      .catch(() => undefined)
    const [first] = found ?? []
    setProblem(first ? undefined : found ? 'unknown' : 'failed')
    return first ?? null
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
    /** Undefined until they are there; those before stay until then. */
    suggestions,
    problem,
    find,
  }
}
