import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

/** What one agrees to, to unfold where one does; the browser's own disclosure. */
export function Terms({ children }: { children: ReactNode }) {
  const t = useTranslations('register')
  return (
    <details className="group border-y border-line">
      <summary className="flex list-none items-start justify-between gap-6 py-5 wrap-anywhere font-control [&::-webkit-details-marker]:hidden">
        {t('terms')}
        <Icon path={chevronDown} className="mt-1 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
