/** The tabs of the login form (E-037). */
export type LoginTab = 'private' | 'board'

/** What a visitor wanted when the login was asked of them. */
export type LoginReason = 'search' | 'showing'

const entries = new Map<string, LoginTab>([
  ['open-login', 'private'],
  ['open-board-login', 'board'],
  ['open-board-case', 'board'],
  ['open-case', 'private'],
])

/**
 * The tab that a hash (without #) opens the login form at, over any page: one of the entry hashes (E-039), or a login
 * page hash with "open" in it (E-040). Cases are reported after login, so their hashes lead to it too.
 */
export function entryOf(hash: string): LoginTab | undefined {
  return entries.get(hash) ?? (hash.includes('open') ? tabOf(hash) : undefined)
}

/** The hash of the login page for each tab; the first tab goes without one. */
export const hashOf: Record<LoginTab, string | undefined> = { private: undefined, board: 'login-board' }

/** The tab that a hash of the login page asks for. */
export function tabOf(hash: string): LoginTab | undefined {
  if (hash.startsWith('login-board')) return 'board'
  return hash.startsWith('login-private') ? 'private' : undefined
}
