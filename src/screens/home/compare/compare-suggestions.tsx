import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { plus } from '#src/ui/icons/editing.ts'
import { maxCompared, toggleCompared, useCompared } from './compared.ts'
import type { ComparedHome } from './compared.ts'

/** Homes that could stand beside those compared, as long as there is room. */
export function CompareSuggestions({ homes }: { homes: readonly ComparedHome[] }) {
  const t = useTranslations('compare')
  const compared = useCompared()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const isFull = compared.length >= maxCompared
  const others = isFull ? [] : homes.filter(({ id }) => !compared.some((one) => one.id === id))
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={name} className="outline-none print:hidden">
      <p id={name} role="status" className="text-small text-ink-2">
        {isFull ? t('full') : t(others.length > 0 ? 'suggest' : 'more')}
      </p>
      {others.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {others.map((home) => (
            <li key={home.id}>
              <Button
                look="secondary"
                small
                icon={plus}
                onClick={() => {
                  // the button goes with the press
                  box.current?.focus()
                  toggleCompared(home)
                }}
              >
                {home.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
