import type { SearchHit } from '#src/api/homes/residence.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'

// a card need not wait for its buttons
const CardActions = lazyPart(async () => (await import('./card-actions.tsx')).CardActions, {
  when: 'afterFirstWindow',
  texts: ['favourites', 'showings'],
})

/** The buttons of a card: its viewings and its heart (CI-004, CI-010), where one can log in; areas have none. */
export const actionsOf = (hit: SearchHit) => hit.type !== 'area' && <Actions hit={hit} />

function Actions({ hit }: { hit: SearchHit }) {
  const { capabilities } = useSite()
  if (!capabilities.login) return null
  return <CardActions hit={hit} />
}
