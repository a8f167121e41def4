import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { useWholePhone } from './use-whole-phone.ts'

/** Something that the report needs cannot be loaded (F-116). */
export function TechnicalError({
  onRetry,
  onClose,
}: {
  onRetry: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations('fault-report.technical')
  const phone = useWholePhone()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h1 outline-none">
        {t('title')}
      </h2>
      <p role="alert" className="mt-4">
        {t('text')}
      </p>
      <p className="mt-3 text-ink-2">
        {phone ? <Unbroken text={t('contactBy', { phone })} /> : t('contact')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Notice>
  )
}

/** One message in the middle of the wizard's place. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className="grid h-full min-h-0 grid-cols-1 place-items-center overflow-y-auto bg-paper px-5 py-10">
    <div className="w-full max-w-160">{children}</div>
  </div>
)
