import { useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import type { PageViewModel } from '#src/api/content.ts'
import { crisisId, isCrisisShown } from './crisis-shown.ts'
import { withTexts } from '#src/i18n/feature-texts.ts'
import { useConsent } from '#src/api/consent.ts'
import { hashParts } from '#src/lib/modal-hash.ts'
import { routeKeyOf } from '#src/i18n/path-map.ts'

// most days there is nothing to say
const CrisisBanner = lazy(async () => ({
  default: (await withTexts(['banner'], import('./crisis-banner.tsx'))).CrisisBanner,
}))
const RedirectMessage = lazy(async () => ({
  default: (await withTexts(['banner'], import('./redirect-message.tsx'))).RedirectMessage,
}))

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
    sessionStorage.setItem(closedKey, crisisId(crisis))
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
