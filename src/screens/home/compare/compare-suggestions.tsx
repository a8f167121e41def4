import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { imageAttributes } from '#src/api/content/images.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { FactsText, PriceText } from '#src/features/home-cards/hit-texts.tsx'
import { homeName } from '#src/domain/sale/hit-title.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { plus } from '#src/ui/icons/editing.ts'
import { comparedHome, maxCompared, toggleCompared, useCompared } from './compared.ts'
import { useSavedHomes } from './use-saved-homes.ts'

/** Homes that could stand beside those compared, as long as there is room: those first that one has saved. */
export function CompareSuggestions({ homes }: { homes: readonly SearchHit[] }) {
  const t = useTranslations('compare')
  const favourites = useTranslations('favourites')
  const compared = useCompared()
  const saved = useSavedHomes()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const isFull = compared.length >= maxCompared
  const isSaved = isOneOf(saved)
  const withoutCompared = (some: readonly SearchHit[]) => some.filter((home) => !isOneOf(compared)(home))
  const first = withoutCompared(saved ?? []).slice(0, maxCompared)
  const rest = withoutCompared(homes).filter((home) => !isOneOf(first)(home))
  // until it is known what comes first, nothing stands where it would be pushed away
  const others = isFull || !saved ? [] : [...first, ...rest]
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={name} className="outline-none print:hidden">
      <p id={name} role="status" className="text-small text-ink-2">
        {isFull ? t('full') : saved && t(others.length > 0 ? 'suggest' : 'more')}
      </p>
      {others.length > 0 && (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6">
          {others.map((home) => (
            <li key={home.id} className="flex gap-4 border-t border-line py-4 huge-text:flex-wrap">
              <SuggestionPicture home={home} />
              <div className="grid content-start justify-items-start gap-1.5 text-small">
                <Button
                  look="secondary"
                  small
                  icon={plus}
                  onClick={() => {
                    // the button goes with the press
                    box.current?.focus()
                    toggleCompared(comparedHome(home))
                  }}
                >
                  {homeName(home)}
                </Button>
                <span className="text-ink-2">
                  <FactsText hit={home} />
                </span>
                <span className="font-strong">
                  <PriceText hit={home} />
                </span>
                {isSaved(home) && <span className="text-ink-2">{favourites('saved')}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isOneOf =
  (some: readonly { id: string }[] = []) =>
  ({ id }: SearchHit) =>
    some.some((one) => one.id === id)

/** What a column begins with, small. */
function SuggestionPicture({ home: { floorPlan, searchImage } }: { home: SearchHit }) {
  return (
    <img
      {...imageAttributes(floorPlan ?? searchImage, { widths: [100, 300], sizes: '7rem', ratio: 4 / 3 })}
      alt=""
      loading="lazy"
      className="aspect-4/3 w-20 shrink-0 self-start bg-surface object-contain sm:w-28"
    />
  )
}
