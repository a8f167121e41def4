import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { ButtonStyle } from '#src/ui/actions/button-class.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/status.ts'
import type { InterestTarget } from './interest-target.ts'
import { useKnownInterest } from './use-known-interest.ts'

const InterestDialog = lazyPart(async () => (await import('./interest-dialog.tsx')).InterestDialog)

type Props = {
  about: InterestTarget
  /** The button alone, where there is no room for what was done before. */
  terse?: boolean
} & ButtonStyle

/** Signs up interest in a home or a project (F-155), and says whether that was done before. */
export function InterestButton({ about, terse = false, ...style }: Props) {
  const t = useTranslations('interest')
  const [isOpen, setOpen] = useState(false)
  const { isKnown, remember } = useKnownInterest(about.objectId ?? about.stageId)
  return (
    <>
      <Button {...style} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isKnown && !terse && (
        <p className="flex items-center gap-2 text-small text-ink-2">
          <Icon path={check} size="s" className="text-ok" />
          {t('known')}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <InterestDialog about={about} onSent={remember} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
