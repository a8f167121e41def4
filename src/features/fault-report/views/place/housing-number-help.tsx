import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { info } from '#src/ui/icons/status.ts'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

/** Where the number of a dwelling is found: on hover, on focus and on press; Escape puts it away (1.4.13). */
export function HousingNumberHelp() {
  const t = useTranslations('fault-report.address')
  const { country } = useWizard().rules
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <span
      role="presentation"
      className="relative -mr-3"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <IconButton icon={info} label={t('objectHelp')} aria-describedby={isOpen ? id : undefined} />
      {isOpen && (
        <span
          id={id}
          role="tooltip"
          className="absolute right-0 bottom-full z-2 block w-72 max-w-[calc(100vw-3.5rem)] rounded-m bg-ink px-4 py-3 text-small leading-[1.5] text-paper"
        >
          {t(`objectTip.${country}`)}
        </span>
      )}
    </span>
  )
}
