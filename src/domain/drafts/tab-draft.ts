import type * as z from 'zod/mini'
import { keepIn } from '#src/lib/storage/keep-in.ts'

/** What is kept of something that was begun, until the tab is closed. */
export type TabDraft<Kept, Given> = {
  keep: (draft: Given) => void
  /** What was kept, if it still is what it should be. */
  kept: () => Kept | undefined
  drop: () => void
}

/**
 * A draft in the storage of the tab, which neither a reload nor a way round by an e-ID loses. The schema says what may be
 * kept at all, and is asked again when it is read: whoever has the tab can write there.
 */
export function tabDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): TabDraft<z.output<Schema>, z.input<Schema>> {
  return {
    keep: (draft) => {
      const { success, data } = schema.safeParse(draft)
      // this is asked as the page is left: what is longer than anything that is kept may not stop that
      if (success) keepIn(sessionStorage, key, JSON.stringify(data))
    },
    kept: () => schema.safeParse(parsedDraft(sessionStorage.getItem(key))).data,
    drop: () => sessionStorage.removeItem(key),
  }
}

/** The value that was written as JSON; null where nothing was, undefined where it is none. */
export function parsedDraft(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
