import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Chip } from '#src/ui/actions/chip.tsx'
import { ChoiceMenu } from '#src/ui/actions/choice-menu.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { filter as icon } from '#src/ui/icons/actions.ts'
import { anyHome, choicesOf, isAny } from './home-filter.ts'
import type { HomeFilter } from './home-filter.ts'

type Props = {
  data: ExplorerData
  filter: HomeFilter
  onFilter: (filter: HomeFilter) => void
  /** How many homes fit, of all. */
  fitting: number
  total: number
}

/** Narrows the homes of a project by what tells them apart: rooms, price, area, and whether one can look around. */
export function HomeFilters({ data, filter, onFilter, fitting, total }: Props) {
  const t = useTranslations('project')
  const formats = useFormats()
  const { rooms, prices, areas, tour } = choicesOf(data.apts)
  const { showPrices } = data.settings
  const group = useRef<HTMLDivElement>(null)
  const clear = () => {
    onFilter(anyHome)
    // the button goes with the filters
    group.current?.querySelector<HTMLElement>('button, select')?.focus()
  }
  const toggleRooms = (count: number) =>
    onFilter({
      ...filter,
      rooms: filter.rooms.includes(count)
        ? filter.rooms.filter((one) => one !== count)
        : [...filter.rooms, count],
    })
  if (rooms.length + prices.length + areas.length === 0 && !tour) return null
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('filter.label')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      {rooms.length > 0 && (
        <div role="group" aria-label={t('filter.rooms')} className="flex flex-wrap items-center gap-2">
          {rooms.map((count) => (
            <Chip
              key={count}
              compact
              set={filter.rooms.includes(count)}
              aria-pressed={filter.rooms.includes(count)}
              onClick={() => toggleRooms(count)}
            >
              {formats.rooms(count)}
            </Chip>
          ))}
        </div>
      )}
      {showPrices && prices.length > 0 && (
        <ChoiceMenu
          icon={icon}
          label={t('filter.price')}
          options={[
            { value: '', label: t('filter.anyPrice') },
            ...prices.map((sum) => ({
              value: String(sum),
              label: t('filter.atMost', { amount: formats.price(sum) }),
            })),
          ]}
          value={String(filter.maxPrice ?? '')}
          onChange={(sum) => onFilter({ ...filter, maxPrice: sum === '' ? undefined : Number(sum) })}
        />
      )}
      {areas.length > 0 && (
        <ChoiceMenu
          icon={icon}
          label={t('filter.area')}
          options={[
            { value: '', label: t('filter.anyArea') },
            ...areas.map((size) => ({
              value: String(size),
              label: t('filter.atLeast', { amount: formats.area(size) }),
            })),
          ]}
          value={String(filter.minArea ?? '')}
          onChange={(size) => onFilter({ ...filter, minArea: size === '' ? undefined : Number(size) })}
        />
      )}
      {tour && (
        <Chip
          compact
          set={filter.hasTour}
          aria-pressed={filter.hasTour}
          onClick={() => onFilter({ ...filter, hasTour: !filter.hasTour })}
        >
          {t('filter.tour')}
        </Chip>
      )}
      <p role="status" className="text-small text-ink-2">
        {!isAny(filter) && t('filter.fitting', { fitting, total })}
      </p>
      {!isAny(filter) && <TextButton onClick={clear}>{t('filter.clear')}</TextButton>}
    </div>
  )
}
