import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { info, warning } from '#src/ui/icons/status.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'

const looks = {
  emergency: { bar: 'on-dark bg-emergency', icon: warning, press: 'hover:bg-white/12' },
  info: { bar: 'bg-info-tint text-ink', icon: info, press: 'hover:bg-ink/6' },
}

type Props = {
  look: keyof typeof looks
  /** Name of the region. */
  label: string
  /** Where to read more. */
  link?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A bar above the page that says one thing, and goes when it has been read. */
export function NoticeBar({ look, label, link, closeLabel, onClose, children }: Props) {
  const { bar, icon, press } = looks[look]
  return (
    <section aria-label={label} className={bar}>
      <PageWidth className="grid grid-cols-[auto_1fr_auto] items-start gap-x-4 py-2 sm:grid-cols-[auto_1fr_auto_auto] sm:items-center sm:gap-x-6">
        <Icon path={icon} size="l" className="max-sm:mt-2" />
        <div className="py-2 text-small leading-[1.6] sm:text-[1rem]">{children}</div>
        {link && (
          <div className="font-control max-sm:col-start-2 max-sm:row-start-2 max-sm:pb-2 max-sm:text-small">
            {link}
          </div>
        )}
        <IconButton
          icon={close}
          label={closeLabel}
          onClick={onClose}
          className={clsx('max-sm:col-start-3 max-sm:row-start-1', press, '-mr-2.5')}
        />
      </PageWidth>
    </section>
  )
}
