import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { heart } from '#src/ui/icons/actions.ts'
import { check } from '#src/ui/icons/status.ts'
import { SavedNote } from './saved-note.tsx'
import { useFavourite } from './use-favourite.ts'

const pop =
  'absolute top-full right-0 mt-2 w-56 rounded-m border border-transparent bg-paper px-4 py-3 text-small shadow-pop'

type Props = {
  objectId: string
  /** What the home or project is called, for those who do not see which one the button belongs to. */
  name: string
  /** A home has a price, of which word comes when it is lowered; a project has none. */
  isHome?: boolean
  /** A disc on a picture, or a button with words. */
  look?: 'disc' | 'button'
}

/**
 * Saves a home or a project among the favourites, and takes it away again (F-152). What went wrong is said beside it, to a visitor
 * where it is saved, and to a customer that a lower price is mailed.
 */
export function FavouriteButton({ objectId, name, isHome = false, look = 'disc' }: Props) {
  const t = useTranslations('favourites')
  const favourite = useFavourite(objectId, isHome)
  if (!favourite) return null
  const { isOn, hasFailed, note, toggle, hideNote } = favourite
  if (look === 'button') {
    const words = isOn ? t('saved') : t('save')
    return (
      <div>
        <Button
          look="secondary"
          wide
          icon={isOn ? check : heart}
          aria-label={`${words}: ${name}`}
          onClick={toggle}
        >
          {words}
        </Button>
        {hasFailed && (
          <p role="alert" className="mt-2 text-small text-err">
            {t('failed')}
          </p>
        )}
        {note && <SavedNote kind={note} className="mt-2" onClose={hideNote} />}
      </div>
    )
  }
  return (
    <>
      <IconButton
        icon={heart}
        look="paper"
        label={t('saveHome', { home: name })}
        pressed={isOn}
        onClick={toggle}
      />
      {hasFailed && (
        <p role="alert" className={pop}>
          {t('failed')}
        </p>
      )}
      {note && <SavedNote kind={note} className={pop} onClose={hideNote} />}
    </>
  )
}
