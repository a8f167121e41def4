import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import type { EditForm } from './edit-form.ts'

const text = z.string().check(z.maxLength(6000))

const stored = tabDraft(
  'errand-edit',
  z.object({
    errandId: z.string(),
    changed: z.partial(
      z.object({ description: text, firstName: text, lastName: text, email: text, phone: text }),
    ),
  }),
)

/** What was typed to complete an errand when the page went away: a reload, a session that ran out. Files are not kept. */
export function keptEdit(errandId: string) {
  const kept = stored.kept()
  return kept?.errandId === errandId ? kept.changed : undefined
}

export const keepEdit = (errandId: string, changed: Partial<EditForm>): void =>
  stored.keep({ errandId, changed })

export const dropEdit = stored.drop
