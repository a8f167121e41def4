import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { homesQuery } from '#src/api/homes/residence.ts'
import { firstBelowDrawn, lazyPart } from '#src/i18n/lazy-part.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { search as magnifier } from '#src/ui/icons/actions.ts'
import { requestOf } from '#src/features/search/search-request.ts'
import { parseSearchState, plainSearch } from '#src/features/search/search-state.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import { someOf } from '#src/features/search/filter-options.ts'
import { FoundCount } from '#src/features/search/found-count.tsx'
import { isSold, priceSteps } from './start-choices.ts'
import { PlaceField } from './place-field.tsx'
import { StartSelect } from './start-field.tsx'
import { usePlace } from './use-place.ts'

const WordsCount = lazyPart(async () => (await import('./words-count.tsx')).WordsCount, {
  until: <FoundCount total={undefined} />,
})

/** The search of the start page: where, what, how large and for how much, and how many homes that gives. */
export function StartSearch() {
  const t = useTranslations('search')
  const own = useTranslations('start')
  const formats = useFormats()
  const site = useSite()
  const navigate = useNavigate()
  const place = usePlace()
  const [state, setState] = useState<SearchState>(plainSearch)
  const [isCounted, setCounted] = useState(false)
  // the homes below come before their number
  useEffect(() => void firstBelowDrawn().then(() => setCounted(true)), [])
  const homes = useInfiniteQuery({
    ...homesQuery(site, requestOf(site, state, place.tag ? [place.tag.id] : [])),
    enabled: isCounted,
  })

  const facets = homes.data?.pages[0]?.facets

  const set = (name: keyof SearchState) => (value: string) =>
    setState({ ...state, [name]: parseSearchState({ [name]: value })[name] })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget
    const meant = await place.find()
    // whoever has left meanwhile is led nowhere
    if (!meant || !form.isConnected) return
    const { filter, places, unknown } = meant
    // the page that searches in all there is shows what was understood, and what was not
    if (unknown.length > 0 && site.paths.textSearch)
      return navigate({ href: site.paths.textSearch + stringifySearch({ s: place.text.trim() }) })
    const q = places.map(({ url }) => url).join(';') || undefined
    await navigate({ to: '/search/$', params: { _splat: undefined }, search: { ...state, ...filter, q } })
  }
  const rooms = Array.from({ length: site.filters.rooms.max - 1 }, (_, index) => index + 2)
  return (
    <search>
      <form
        aria-label={own('label')}
        onSubmit={(event) => void submit(event)}
        className="grid max-w-280 grid-cols-2 rounded-m huge-text:grid-cols-1 bg-paper shadow-pop sm:grid-cols-3 lg:grid-cols-[2fr_1.1fr_1fr_1.1fr_auto]"
      >
        <PlaceField place={place} className="col-span-full lg:col-span-1" />
        <StartSelect
          label={t('filter.residenceType')}
          options={[
            { value: '', label: own('allTypes') },
            ...someOf
              .residenceType(t)
              .filter(({ value }) => isSold(facets, value) || state.residenceType?.[0] === value),
          ]}
          value={state.residenceType?.[0] ?? ''}
          onChange={set('residenceType')}
        />
        <StartSelect
          label={t('filter.rooms')}
          options={[
            { value: '', label: own('anyRooms') },
            ...rooms.map((count) => ({ value: String(count), label: own('orMore', { count }) })),
          ]}
          value={String(state.minRooms ?? '')}
          onChange={set('minRooms')}
        />
        <StartSelect
          className="max-sm:hidden"
          label={own('highestPrice')}
          options={[
            { value: '', label: own('noLimit') },
            ...priceSteps(site.filters.price).map((price) => ({
              value: String(price),
              label: formats.price(price),
            })),
          ]}
          value={String(state.maxPrice ?? '')}
          onChange={set('maxPrice')}
        />
        <div className="col-span-full p-2.5 lg:col-span-1">
          <Button type="submit" icon={magnifier} wide>
            <span aria-live="polite">
              {place.words ? (
                <WordsCount text={place.words} state={state} />
              ) : (
                <FoundCount total={homes.data?.pages[0]?.total} />
              )}
            </span>
          </Button>
        </div>
      </form>
    </search>
  )
}
