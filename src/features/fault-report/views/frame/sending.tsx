import { useTranslations } from 'use-intl'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'

type Props = { share: number; hasFiles: boolean; onStop: () => void }

/** A report on its way: how much of it has gone, and a way to call it off until all has. */
export function Sending({ share, hasFiles, onStop }: Props) {
  const t = useTranslations('fault-report.sending')
  const isGone = share >= 1
  return (
    <div className="mx-auto max-w-181 border-t border-line pt-4 text-small lg:mx-0">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <p role="status">{t(isGone ? 'received' : 'text')}</p>
        {hasFiles && !isGone && <TextButton onClick={onStop}>{t('stop')}</TextButton>}
      </div>
      {hasFiles && <ProgressBar value={share} label={t('progress')} />}
    </div>
  )
}
