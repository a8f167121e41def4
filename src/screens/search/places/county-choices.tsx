import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { countiesQuery, siteTagsQuery } from '#src/api/homes/residence-projects.ts'
import type { ResidenceSearchFilter } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Chip } from '#src/ui/actions/chip.tsx'
import type { SearchControl } from '../filters/search-control.ts'

type Props = { filter: ResidenceSearchFilter; control: SearchControl }

/**
 * How many of the projects lie in each county, and a way to see only those (C-037, C-039). Another press shows all again.
 * When they cannot be read, there is the filter of places all the same.
 */
export function CountyChoices({ filter, control }: Props) {
  const p = useTranslations('places')
  const formats = useFormats()
  const site = useSite()
  const counties = useQuery({ ...countiesQuery(site, filter), placeholderData: keepPreviousData })
  // a place keeps its name and its word in the address
  const tags = useQuery({ ...siteTagsQuery(site), staleTime: Infinity })
  const choices = (counties.data ?? []).flatMap((county) => {
    const tag = tags.data?.find(({ id }) => id === county.id)
    return tag ? [{ ...county, url: tag.url }] : []
  })
  if (choices.length < 2) return null
  const choose = (q: string | undefined) =>
    control.change({
      state: { ...control.state, q, drawn: undefined, stageIds: undefined },
      dropsPath: true,
    })
  return (
    <ul
      aria-label={p('counties')}
      className="-mt-1 mb-8 flex gap-2 max-sm:-mx-page max-sm:overflow-x-auto max-sm:px-page max-sm:py-1 sm:flex-wrap"
    >
      {choices.map(({ id, name, count, url }) => {
        const isChosen = control.words.includes(url)
        return (
          <li key={id}>
            <Chip set={isChosen} aria-pressed={isChosen} onClick={() => choose(isChosen ? undefined : url)}>
              {name}
              <span className="text-ink-2">{formats.number(count)}</span>
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}
