import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tagSuggestionsQuery } from '#src/api/residence-places.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useSettled } from '#src/domain/forms/use-settled.ts'
import { tagNamed } from './start-choices.ts'

const suggestionCount = 8

/** What is typed as a place, and the tag it stands for. */
export function usePlace() {
  const site = useSite()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const settled = useSettled(text.trim())
  const { data: suggestions = [] } = useQuery(tagSuggestionsQuery(site, settled, suggestionCount))
  const tag = tagNamed(suggestions, text)

  /** The place to search in, undefined for everywhere; a name that nobody knows is marked and gives null. */
  const find = async () => {
    if (tag || text.trim() === '') return tag
    const [first] = await client
      .query(tagSuggestionsQuery(site, text.trim(), suggestionCount))
      .catch(() => [])
    setUnknown(!first)
    return first ?? null
  }
  const type = (next: string) => {
    setText(next)
    setUnknown(false)
  }
  return { text, type, tag, suggestions, isUnknown, find }
}
