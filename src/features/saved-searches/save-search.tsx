import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { withLogin } from '#src/lib/address/modal-hash.ts'
import { rememberPendingAction, takePendingAction } from '#src/lib/storage/pending-action.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { bookmark } from '#src/ui/icons/editing.ts'
import { addressToSave } from './address-to-save.ts'
import type { SearchToSave } from './address-to-save.ts'

// the dialog brings react-aria along, so it comes when someone reaches for the button
const SaveDialog = lazyPart(async () => (await import('./save-dialog.tsx')).SaveDialog)

/** Saves the search on screen. A visitor logs in first and then finds the dialog open. */
export function SaveSearch({ search }: { search: SearchToSave }) {
  const t = useTranslations('saved-searches')
  const { capabilities } = useSite()
  const router = useRouter()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const isCustomer = session.kind === 'private'

  const action = { act: 'save-search', of: addressToSave(router.latestLocation.publicHref, search) }
  const onLogin = useEffectEvent(() => {
    if (takePendingAction(action)) setOpen(true)
  })
  useEffect(() => {
    // what was wanted before the login is kept outside of React
    // oxlint-disable-next-line react/set-state-in-effect
    if (isCustomer) onLogin()
  }, [isCustomer])

  if (!capabilities.login || session.kind === 'board') return null
  const begin = () => {
    if (isCustomer) return setOpen(true)
    rememberPendingAction(action)
    const hash = withLogin(router.latestLocation.hash)
    const state = { loginFor: 'search' } as const
    void router.navigate({ to: '.', search: (now: object) => now, hash, state, resetScroll: false })
  }
  return (
    <>
      {/* as wide in each language as the room that was kept for it */}
      <div className="flex shrink-0 justify-end lg:min-w-32">
        <TextButton
          look="quiet"
          icon={bookmark}
          className="text-small"
          aria-haspopup="dialog"
          onFocus={() => void SaveDialog.load()}
          onClick={begin}
        >
          {t('save')}
        </TextButton>
      </div>
      {isOpen && (
        <Suspense>
          <SaveDialog search={search} address={action.of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
