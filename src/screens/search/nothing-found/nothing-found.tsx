import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { placesWithHomesQuery } from '#src/api/homes/residence-homes.ts'
import type { ResidenceSearchFilter } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Chip } from '#src/ui/actions/chip.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { mapPin } from '#src/ui/icons/things.ts'
import { cleared, filterNames, isSet, resettable } from '../address/active-filters.ts'
import type { FilterName } from '../address/active-filters.ts'
import { chipText } from '../filters/filter-text.ts'
import type { SearchChange, SearchControl } from '../filters/search-control.ts'

type Props = {
  filter: ResidenceSearchFilter | undefined
  control: SearchControl
  /** The help goes away with what was pressed in it. */
  onFound: () => void
}

/** Nothing fits: which filters to do without, and where the same wishes do find something. */
export function NothingFound({ filter = {}, control, onFound }: Props) {
  const t = useTranslations('nothing-found')
  const site = useSite()
  const { state, hasPlaceInPath } = control
  const change = (next: SearchChange) => {
    control.change(next)
    onFound()
  }
  const set = filterNames.filter((name) => isSet(site, state, name, hasPlaceInPath))
  const canReset = resettable(site, state, hasPlaceInPath).length > 0
  return (
    <>
      <EmptyState>{t(canReset ? 'filtered' : 'plain')}</EmptyState>
      <div className="grid gap-8 pb-8">
        {set.length > 0 && <Without names={set} canReset={canReset} control={{ ...control, change }} />}
        <Elsewhere filter={filter} control={{ ...control, change }} />
      </div>
    </>
  )
}

type WithoutProps = { names: readonly FilterName[]; canReset: boolean; control: SearchControl }

function Without({ names, canReset, control }: WithoutProps) {
  const t = useTranslations('search')
  const title = useTranslations('nothing-found')('without')
  const formats = useFormats()
  const site = useSite()
  const { state, change, reset } = control
  return (
    <Choices title={title}>
      {names.map((name) => {
        const text = chipText({ t, formats, site }, name, control)
        return (
          <li key={name}>
            <Chip
              icon={close}
              className={wraps}
              aria-label={t('chip.clear', { filter: text })}
              onClick={() => change({ state: cleared(site, state, name), dropsPath: name === 'place' })}
            >
              {text}
            </Chip>
          </li>
        )
      })}
      {canReset && (
        // in a wide window it stands in the row of filters, which scrolls aside in others
        <li className="flex min-h-11 items-center lg:hidden">
          <TextButton onClick={reset}>{t('clear.all')}</TextButton>
        </li>
      )}
    </Choices>
  )
}

/** A chip that may take lines, where letters are as wide as a phone. */
const wraps =
  'max-w-full huge-text:[--chip-x:--spacing(1)] huge-text:leading-[1.25] huge-text:whitespace-normal'

/** As many places as fit in a row or two. */
const maxPlaces = 6
/** Counties and areas stand among the municipalities, which say best where somebody could live. */
const asked = 60

/** Places that would find something with the same wishes; when they cannot be read there is no such help. */
function Elsewhere({ filter, control }: { filter: ResidenceSearchFilter; control: SearchControl }) {
  const t = useTranslations('nothing-found')
  const formats = useFormats()
  const { data = [] } = useQuery(placesWithHomesQuery(useSite(), filter, asked))
  const places = data.filter(({ type }) => type === 'municipality').slice(0, maxPlaces)
  if (places.length === 0) return null
  const goTo = (url: string) =>
    control.change({
      state: { ...control.state, q: url, drawn: undefined, stageIds: undefined },
      dropsPath: true,
    })
  return (
    <Choices title={t('elsewhere')}>
      {places.map(({ id, url, text, count }) => (
        <li key={id}>
          <Chip icon={mapPin} className={wraps} onClick={() => goTo(url)}>
            {text}
            {count !== undefined && <span className="text-ink-2">{formats.number(count)}</span>}
          </Chip>
        </li>
      ))}
    </Choices>
  )
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="mb-4 font-text text-h4">
        {title}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  )
}
