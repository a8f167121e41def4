import { useTranslations } from 'use-intl'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { maxCompared, toggleCompared, useCompared } from './compared.ts'
import type { ComparedHome } from './compared.ts'

/** Takes a home into the comparison if there is room, and opens it. */
export function CompareButton({ home, onOpen }: { home: ComparedHome; onOpen: () => void }) {
  const t = useTranslations('compare')
  const homes = useCompared()
  const press = () => {
    const isIn = homes.some(({ id }) => id === home.id)
    if (!isIn && homes.length < maxCompared) toggleCompared(home)
    onOpen()
  }
  return (
    <TextButton look="quiet" onClick={press}>
      {homes.length > 0 ? t('openCount', { count: homes.length }) : t('open')}
    </TextButton>
  )
}
