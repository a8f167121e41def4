import { useState } from 'react'
import * as z from 'zod/mini'
import { randomId } from '#src/lib/values/random-id.ts'
import { tabDraft } from './tab-draft.ts'

/** What an id of a draft looks like, for whoever keeps it. */
export const zDraftId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/**
 * The id of a draft, by which a service knows one that is sent again. The tab keeps it from the first time it is sent,
 * so that a reload does not make another one of it, until it is answered.
 */
export function useDraftId(name: string) {
  const [{ id, stored }] = useState(() => {
    const kept = tabDraft(name, zDraftId)
    return { id: kept.kept() ?? randomId(), stored: kept }
  })
  return { id, keep: () => stored.keep(id), drop: () => stored.drop() }
}
