import { Suspense, use } from 'react'
import { useTranslations } from 'use-intl'
import { useCloseAccount } from '#src/api/account/account-rights.ts'
import { AppError } from '#src/api/errors.ts'
import { LogOut } from '#src/features/session/logout/log-out.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { DialogActions } from '#src/ui/overlays/dialog-actions.tsx'
import { Consequences } from './consequences.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import { useDone } from './use-done.ts'

// it brings react-aria along, and few ask for it
const Modal = lazyPart(async () => (await import('#src/ui/overlays/modal.tsx')).Modal)

/** Says what is lost with the account and what the law keeps, and closes it; nobody is logged in then. */
export function CloseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('settings.close')
  const logOut = use(LogOut)
  const { mutateAsync, error, isPending } = useCloseAccount()
  const { done, tell, proof } = useDone<true>()
  const end = async () => {
    await mutateAsync().then(
      () => tell(true),
      () => undefined,
    )
  }
  // nobody is told to keep what is being closed
  const keep = () => {
    if (!isPending) onClose()
  }
  const isRunning = error instanceof AppError && error.code === 'conflict'
  return (
    <Suspense>
      <Modal
        open
        alert
        title={t(done ? 'doneTitle' : 'sureTitle')}
        closeLabel={t(done ? 'toStart' : 'keep')}
        onClose={done ? logOut : keep}
      >
        {done ? (
          <div ref={proof} tabIndex={-1} className="outline-none">
            <p>{t('doneText', { email })}</p>
            <DialogActions>
              <Button onClick={logOut}>{t('toStart')}</Button>
            </DialogActions>
          </div>
        ) : (
          <>
            <Consequences title={t('lost')} lines={[t('lostSaved'), t('lostSignUps'), t('lostLogin')]} />
            <Consequences title={t('kept')} lines={[t('keptHomes'), t('keptMoney'), t('keptErrands')]} />
            {error && !isPending && (
              <div className="mt-6">
                {isRunning ? (
                  <Message tone="err" live>
                    {t('runningNow')}
                  </Message>
                ) : (
                  <OutcomeMessage outcome={outcomeOfError(error)} text={t('failed')} />
                )}
              </div>
            )}
            <DialogActions>
              {!isRunning && (
                <Button look="danger" onClick={end}>
                  {t('confirm')}
                </Button>
              )}
              <Button aria-disabled={isPending} onClick={keep}>
                {t('keep')}
              </Button>
            </DialogActions>
          </>
        )}
      </Modal>
    </Suspense>
  )
}
