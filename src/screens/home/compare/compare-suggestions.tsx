import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { plus } from '#src/ui/icons/editing.ts'
import { maxCompared, toggleCompared, useCompared } from './compared.ts'
import type { ComparedHome } from './compared.ts'

/** Homes that could stand beside those compared, as long as there is room. */
export function CompareSuggestions({ homes }: { homes: readonly ComparedHome[] }) {
  const t = useTranslations('compare')
  const compared = useCompared()
  const others = homes.filter(({ id }) => !compared.some((one) => one.id === id))
  if (compared.length >= maxCompared) return <p className="text-small text-ink-2">{t('full')}</p>
  if (others.length === 0) return <p className="text-small text-ink-2">{t('more')}</p>
  return (
    <div>
      <p className="text-small text-ink-2">{t('suggest')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {others.map((home) => (
          <li key={home.id}>
            <Button look="secondary" small icon={plus} onClick={() => toggleCompared(home)}>
              {home.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
