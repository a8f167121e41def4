import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#src/api/homes/residence.ts'

/** What the editors say above the list, and which places they say it of. */
export type SearchTexts = { heading: string; preamble?: string; tags?: readonly PlaceTag[] }

type Props = { texts: SearchTexts; words: readonly string[]; tags: readonly PlaceTag[] }

/**
 * What the page is about. The editors' texts belong to the address that was opened; another place does not bring others
 * (S-082), so that from then on the page names its places itself.
 */
export function SearchHeading({ texts, words, tags }: Props) {
  const t = useTranslations('search')
  const isOfThesePlaces = words.length > tags.length || idsOf(texts.tags ?? []) === idsOf(tags)
  const place = tags.map(({ text }) => text).join(', ')
  const own = place ? t('headingIn', { place }) : t('heading')
  return (
    <>
      <h1>{isOfThesePlaces ? texts.heading : own}</h1>
      {isOfThesePlaces && texts.preamble && (
        <p className="mt-4 max-w-measure text-lead text-ink-2">{texts.preamble}</p>
      )}
    </>
  )
}

const idsOf = (tags: readonly PlaceTag[]) =>
  tags
    .map(({ id }) => id)
    .toSorted()
    .join()
