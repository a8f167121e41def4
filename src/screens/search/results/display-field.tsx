import { useTranslations } from 'use-intl'
import { ChoiceMenu } from '#src/ui/actions/choice-menu.tsx'
import { list } from '#src/ui/icons/actions.ts'
import type { Display } from './use-display.ts'

type Shown = Display | 'stage'
type Props = { value: Shown; isOfHomes: boolean; onChange: (next: Shown) => void }

/** How the cards stand: in a grid, in one row, or the homes of each project by themselves (E-046). */
export function DisplayField({ isOfHomes, ...rest }: Props) {
  const t = useTranslations('search')
  const values = ['list', 'slider', ...(isOfHomes ? ['stage' as const] : [])] as const
  const options = values.map((value) => ({ value, label: t(`display.${value}`) }))
  return <ChoiceMenu icon={list} label={t('display.label')} options={options} {...rest} />
}
