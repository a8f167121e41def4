import type { Association } from '../../../catalogue/types.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { personaOf } from '../../../state/accounts/person/persona-of.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** Who looks at a page. */
export type Viewer = Readonly<{
  account: Account
  /** The association that a board member is logged in as. */
  association?: Association
  /** May see pages in edit mode (P-014). */
  isEditor: boolean
}>

/** The person behind a token, or undefined for a visitor. */
export function viewerOf(world: World, user: Principal | undefined): Viewer | undefined {
  const account = user && world.accounts.byId(user.userId)
  if (!user || !account) return undefined
  const association =
    user.kind === 'board' ? world.catalogue.association(user.associationId ?? '') : undefined
  const isEditor = personaOf(world.catalogue, account.id)?.roles.includes('editMode') ?? false
  return { account, isEditor, ...(association ? { association } : {}) }
}
