import type { SearchHit } from '#src/api/homes/residence.ts'
import { useSession } from '#src/api/session/session.ts'
import { titleOf } from '#src/domain/sale/hit-title.ts'
import { BookShowingButton } from '#src/features/showings/book-showing-button.tsx'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'

/** What one does with a home or project from its card: book a viewing, and save it among the favourites. */
export function CardActions({ hit }: { hit: SearchHit }) {
  const isBoard = useSession().kind === 'board'
  if (isBoard) return null
  const name = titleOf(hit)
  return (
    <div className="flex gap-2">
      <BookShowingButton isDisc showings={hit.showings} shown={{ name, url: hit.url }} />
      <FavouriteButton objectId={hit.id} name={name} isHome={hit.type === 'object'} />
    </div>
  )
}
