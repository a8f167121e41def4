import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Consent } from '#gen/account_service/model.ts'
import { useWithdrawConsent } from '#src/api/account/account-rights.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { siteNamed } from '#src/sites/find-site.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { DialogActions } from '#src/ui/overlays/dialog-actions.tsx'
import { Consequences } from './consequences.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'

// it brings react-aria along, and few ask for it
const Modal = lazyPart(async () => (await import('#src/ui/overlays/modal.tsx')).Modal)

type Props = { site: Consent['site']; onClose: () => void; onWithdrawn: () => void }

/** Says what follows from taking the consent for a site back, and does so. */
export function WithdrawConsentDialog({ site, onClose, onWithdrawn }: Props) {
  const t = useTranslations('settings.consents')
  const here = useSite()
  const { mutateAsync, error, isPending } = useWithdrawConsent()
  const withdraw = async () => {
    await mutateAsync(site).then(onWithdrawn, () => undefined)
  }
  // nobody is told to keep what is being taken back
  const keep = () => {
    if (!isPending) onClose()
  }
  const name = siteNamed(site)?.name ?? site
  return (
    <Suspense>
      <Modal open alert title={t('sureTitle', { site: name })} closeLabel={t('keep')} onClose={keep}>
        <Consequences
          title={t('then')}
          lines={[
            t(site === here.key ? 'stopsHere' : 'stops', { site: name }),
            t('news', { site: name }),
            t('stays'),
          ]}
        />
        {error && !isPending && (
          <div className="mt-6">
            <OutcomeMessage outcome={outcomeOfError(error)} text={t('failed')} />
          </div>
        )}
        <DialogActions>
          <Button look="danger" onClick={withdraw}>
            {t('withdraw')}
          </Button>
          <Button aria-disabled={isPending} onClick={keep}>
            {t('keep')}
          </Button>
        </DialogActions>
      </Modal>
    </Suspense>
  )
}
