import { useTranslations } from 'use-intl'
import type { ConsentChoices } from '#src/lib/consent.ts'
import { Switch } from '#src/ui/fields/switch.tsx'

const kinds = ['statistics', 'marketing', 'thirdParty'] as const

type Props = { choices: ConsentChoices; onChange: (choices: ConsentChoices) => void }

/** A switch for each kind of cookie (F-034, E-080); the necessary ones have none. */
export function ConsentSwitches({ choices, onChange }: Props) {
  const t = useTranslations('consent')
  return (
    <ul className="mt-6 border-b border-line">
      <li className={`${rowClass} flex items-center justify-between gap-4 huge-text:flex-wrap`}>
        <p>
          <span className="block font-control">{t('necessary.label')}</span>
          <span className="text-small text-ink-2">{t('necessary.hint')}</span>
        </p>
        <span className="shrink-0 text-small text-ink-2">{t('necessary.always')}</span>
      </li>
      {kinds.map((kind) => (
        <li key={kind} className={rowClass}>
          <Switch
            end
            label={t(`${kind}.label`)}
            hint={t(`${kind}.hint`)}
            checked={choices[kind]}
            onChange={({ target }) => onChange({ ...choices, [kind]: target.checked })}
          />
        </li>
      ))}
    </ul>
  )
}

const rowClass = 'border-t border-line py-4'
