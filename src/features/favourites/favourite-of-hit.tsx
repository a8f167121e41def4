import type { SearchHit } from '#src/api/residence.ts'
import { titleOf } from '#src/domain/sale/hit-title.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'

// a card need not wait for its heart
const FavouriteButton = lazyPart(async () => (await import('./favourite-button.tsx')).FavouriteButton, {
  when: 'afterFirstWindow',
  texts: ['favourites'],
})

/** The favourite button of a card: homes and projects are favourites (CI-004), where one can log in; areas are none. */
export const favouriteOf = (hit: SearchHit) => hit.type !== 'area' && <Favourite hit={hit} />

function Favourite({ hit }: { hit: SearchHit }) {
  const { capabilities } = useSite()
  if (!capabilities.login) return null
  return <FavouriteButton objectId={hit.id} name={titleOf(hit)} />
}
