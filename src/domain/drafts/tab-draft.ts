import type * as z from 'zod/mini'

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
      // this is asked as the page is left: neither what is longer than anything that is kept nor a full storage may stop that
      if (success) keepIfRoom(key, JSON.stringify(data))
    },
    kept: () => schema.safeParse(parsedDraft(sessionStorage.getItem(key))).data,
    drop: () => sessionStorage.removeItem(key),
  }
}

function keepIfRoom(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // no room, or a browser that keeps nothing: what was kept before stays
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
