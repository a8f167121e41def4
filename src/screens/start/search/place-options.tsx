import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { PlaceName } from '#src/features/search/place-name.tsx'

type Props = { id: string; tags: readonly PlaceTag[]; active: number; onChoose: (tag: PlaceTag) => void }

/** The suggestions below the field of a place; the focus stays in the field. */
export function PlaceOptions({ id, tags, active, onChoose }: Props) {
  const t = useTranslations('search')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('place.label')}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-100 overflow-y-auto rounded-m border border-transparent bg-paper py-2 text-small shadow-pop"
    >
      {tags.map((tag, index) => (
        // the keyboard chooses by the field
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={tag.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // a press would take the focus out of the field, and with it the list
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-5 py-1.5 hover:bg-surface',
            index === active &&
              'bg-brand-tint forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
          )}
        >
          <PlaceName tag={tag} />
          {tag.count !== undefined && (
            <span className="shrink-0 text-ink-2">{t('count', { homes: tag.count })}</span>
          )}
        </div>
      ))}
    </div>
  )
}
