import { useTranslations } from 'use-intl'
import type { ResidenceSort } from '#src/api/homes/residence.ts'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { sortKeys } from '../address/sort-keys.ts'

type Props = { value: ResidenceSort; onChange: (sort: ResidenceSort) => void }

/** The order of the list (E-045). */
export function SortField({ value, onChange }: Props) {
  const t = useTranslations('search')
  const options = sortKeys.map(({ value: sort, text }) => ({ value: sort, label: t(`sort.${text}`) }))
  return <SortMenu label={t('sort.label')} options={options} value={value} onChange={onChange} />
}
