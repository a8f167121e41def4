import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { EidBox } from './eid-box.tsx'
import type { EidPart } from './eid-part.ts'
import { StepHeading } from '../../frame/step-heading.tsx'

/** Whoever has logged in without an e-ID proves who they are before anything else (P-004, C-018). */
export function IdentifyStep({ eid }: { eid: EidPart }) {
  const t = useTranslations('booking.identify')
  return (
    <div className="max-w-175">
      <StepHeading title={t('title')} lead={t('lead')} />
      <EidBox eid={eid} />
      {(eid.at === 'idle' || eid.at === 'starting') && (
        <Button className="mt-8 max-sm:w-full" loading={eid.at === 'starting'} onClick={eid.onStart}>
          {t('button')}
        </Button>
      )}
    </div>
  )
}
