import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Chip } from '#src/ui/actions/chip.tsx'
import { boundsOf, withBounds } from '#src/features/search/ranges.ts'
import { isSet } from '../../address/active-filters.ts'
import { chipText } from '../filter-text.ts'
import { isChosen, roomCounts, roomsPressed } from './rooms-chosen.ts'
import { FieldGroup } from './field-group.tsx'
import type { SearchControl } from '../search-control.ts'

/** How many rooms: a chip for each number, of which those between the least and the most are pressed (K-002). */
export function RoomFields({ control, isNamed }: { control: SearchControl; isNamed: boolean }) {
  const t = useTranslations('search')
  const own = useTranslations('filters')
  const formats = useFormats()
  const site = useSite()
  const { state, change } = control
  const limit = site.filters.rooms
  const bounds = boundsOf(site, state, 'rooms')
  const press = (rooms: number) =>
    change({ state: withBounds(site, state, 'rooms', roomsPressed(limit, bounds, rooms)) })
  return (
    <FieldGroup label={t('filter.rooms')} isNamed={isNamed}>
      <div className="flex flex-wrap gap-2">
        {roomCounts(limit).map((rooms) => {
          const isPressed = isChosen(bounds, rooms)
          return (
            <Chip
              key={rooms}
              set={isPressed}
              aria-pressed={isPressed}
              onClick={() => press(rooms)}
              className={clsx(evenClass, isPressed && chosenClass)}
            >
              {rooms === limit.max ? `${rooms}+` : rooms}
            </Chip>
          )
        })}
      </div>
      {/* a press may take others in, or leave them out */}
      <p role="status" className="mt-4 text-small text-ink-2">
        {isSet(site, state, 'rooms') ? chipText({ t, formats, site }, 'rooms', control) : own('anyRooms')}
      </p>
    </FieldGroup>
  )
}

// the same width, whatever the digit
const evenClass = 'min-w-12 *:grow *:justify-center'

// where colours are forced, the ring of a chip that is set is not drawn
const chosenClass = 'forced-colors:forced-chosen'
