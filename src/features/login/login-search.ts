import type { LoginView } from './private-login.tsx'

/** What the address of the login page says: where to go afterwards, and which way to log in is shown (E-038). */
export type LoginSearch = { referrer?: string; view?: LoginView }

const views: readonly LoginView[] = ['bankid', 'email', 'reset', 'address']

/** Reads the query of the login page; a view nobody knows is the first. */
export function readLoginSearch({ referrer, view }: Record<string, unknown>): LoginSearch {
  return {
    referrer: typeof referrer === 'string' ? referrer : undefined,
    view: views.find((one) => one === view),
  }
}
