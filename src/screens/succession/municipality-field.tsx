import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

type Props = { offered: readonly PlaceTag[]; value: string; onChange: (id: string) => void }

/** Which municipality to show, with how many homes each has: the browser's own select. */
export function MunicipalityField({ offered, value, onChange }: Props) {
  const t = useTranslations('succession')
  const { number } = useFormats()
  return (
    <label className="grid max-w-90 gap-2">
      <span className="text-small font-control">{t('where')}</span>
      <span className="relative grid items-center">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-ctl w-full appearance-none truncate rounded-btn border border-line-2 bg-paper pr-11 pl-4"
        >
          {offered.map(({ id, text, count }) => (
            <option key={id} value={id} className="bg-paper text-ink">
              {count === undefined ? text : `${text} (${number(count)})`}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} size="s" className="pointer-events-none absolute right-4" />
      </span>
    </label>
  )
}
