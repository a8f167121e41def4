/** What unfolds below the header (E-072). */
export type FoldoutName = 'navigation' | 'search' | 'language' | 'user' | 'notifications'

/** The foldout that is open, if any; the navigation knows which item of the menu it unfolds. */
export type Foldout = { name: FoldoutName; itemId?: string } | undefined

/** Pressing what is open closes it; pressing anything else opens that instead, so only one is ever open (S-032). */
export function toggled(open: Foldout, pressed: { name: FoldoutName; itemId?: string }): Foldout {
  return open?.name === pressed.name && open.itemId === pressed.itemId ? undefined : pressed
}
