import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { crisisId, isCrisisShown } from './crisis-shown.ts'
import { useConsent } from '#src/api/consent.ts'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import { routeKeyOf } from '#src/i18n/paths/path-map.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'

// most days there is nothing to say
const CrisisBanner = lazyPart(async () => (await import('./crisis-banner.tsx')).CrisisBanner, {
  texts: ['banner'],
})
const RedirectMessage = lazyPart(async () => (await import('./redirect-message.tsx')).RedirectMessage, {
  texts: ['banner'],
})

/** The notice that was closed, remembered while the tab is open. */
const closedKey = 'closed-notice'

type Props = { path: string; page: PageViewModel }

/** What is said above the header: what has happened (S-002), and why somebody was sent here. */
export function Notices({ path, page }: Props) {
  const { answered } = useConsent()
  const [closed, setClosed] = useState(() => sessionStorage.getItem(closedKey))
  const [isRedirectRead, setRedirectRead] = useState(false)
  const isMapView = useRouterState({ select: ({ location }) => hashParts(location.hash).includes('map') })
  const isRedirected = useRouterState({
    select: ({ location }) => (location.search as { redirectedFrom?: unknown }).redirectedFrom === 'sv',
  })
  const { crisisBanner: crisis, availableLanguages } = page
  const place = { isHome: routeKeyOf(path) === 'start', isMapView }
  const close = () => {
    keepIn(sessionStorage, closedKey, crisisId(crisis))
    setClosed(crisisId(crisis))
    focusPage()
  }
  return (
    <Suspense>
      {isCrisisShown(crisis, place) && closed !== crisisId(crisis) && (
        <CrisisBanner crisis={crisis} onClose={close} />
      )}
      {isRedirected && answered && !isRedirectRead && (
        <RedirectMessage
          backUrl={availableLanguages.find(({ locale }) => locale === 'sv')?.url}
          onClose={() => {
            setRedirectRead(true)
            focusPage()
          }}
        />
      )}
    </Suspense>
  )
}

/** The button that had focus goes away with its bar. */
function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
