import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalReceipt } from '#gen/buyresidence/model.ts'
import { useWithdraw } from '#src/api/booking/booking-withdrawal.ts'
import { AppError } from '#src/api/errors.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { DialogActions } from '#src/ui/overlays/dialog-actions.tsx'

// it brings react-aria along, and few ask for it
const Modal = lazyPart(async () => (await import('#src/ui/overlays/modal.tsx')).Modal)

/** The error code of every booking call that fails (N-077, K-071). */
const errorCode = 0

type Props = {
  bookingId: string
  name: string
  onClose: () => void
  onWithdrawn: (receipt: WithdrawalReceipt) => void
}

/** Asks once more, and withdraws; what goes wrong is told here, with the way to try again (X-069, F-141). */
export function WithdrawDialog({ bookingId, name, onClose, onWithdrawn }: Props) {
  const t = useTranslations('my-pages.booking')
  const { mutateAsync, error, isPending, readAnew } = useWithdraw()
  const withdraw = async () => {
    const receipt = await mutateAsync(bookingId).catch(() => undefined)
    if (receipt) onWithdrawn(receipt)
  }
  // too late, or it was withdrawn in another window: to try again helps nobody
  const end = endOf(error)
  const no = t(end ? 'close' : 'keep')
  // not before that is read: the booking goes, and this dialog with it
  const close = () => {
    // nobody is told to keep what is being given up
    if (isPending) return
    onClose()
    if (end) readAnew()
  }
  return (
    <Suspense>
      <Modal open alert title={t('sureTitle')} closeLabel={no} onClose={close}>
        {!end && <p>{t('sureText', { home: name })}</p>}
        {error && !isPending && (
          <Message tone="err" live className="mt-6">
            {end ? t(end) : t('failed', { code: errorCode })}
          </Message>
        )}
        <DialogActions>
          {!end && (
            <Button look="danger" onClick={withdraw}>
              {t('confirm')}
            </Button>
          )}
          <Button aria-disabled={isPending} onClick={close}>
            {no}
          </Button>
        </DialogActions>
      </Modal>
    </Suspense>
  )
}

function endOf(error: unknown): 'over' | 'ended' | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.kind === 'gone') return 'over'
  return error.kind === 'conflict' ? 'ended' : undefined
}
