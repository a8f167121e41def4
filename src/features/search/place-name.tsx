import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#src/api/homes/residence.ts'

/** A place or project by its name, with what it is where the name does not say so, and the street of a project. */
export function PlaceName({ tag }: { tag: PlaceTag }) {
  const t = useTranslations('search.place')
  const kind = t(tag.type)
  const rest = [
    // "Stockholms län" says it already
    !tag.text.toLowerCase().endsWith(kind) && kind,
    tag.address,
  ].filter(Boolean)
  return (
    <span className="min-w-0">
      {tag.text} <span className="text-ink-2">{rest.join(', ')}</span>
    </span>
  )
}
