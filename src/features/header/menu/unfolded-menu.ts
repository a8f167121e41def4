import type { NavigationItem, NavigationLink } from '#gen/content/model.ts'

export type UnfoldedMenu = {
  /** Large: the pages below one item of the menu. */
  main: readonly NavigationLink[]
  /** Beside them: the other items that have pages below. */
  groups: readonly NavigationItem[]
  /** The items with nothing below. */
  plain: readonly NavigationLink[]
}

/**
 * Sorts a menu for its sheet. The item asked for comes first; when none is, as from the menu button of a phone, the
 * first that has pages below.
 */
export function unfoldedMenu(navigation: readonly NavigationItem[], itemId?: string): UnfoldedMenu {
  const withPages = navigation.filter((item) => item.children.length > 0)
  const main = withPages.find((item) => item.id === itemId) ?? withPages[0]
  return {
    main: main?.children ?? [],
    groups: withPages.filter((item) => item !== main),
    plain: navigation.filter((item) => item.children.length === 0),
  }
}
