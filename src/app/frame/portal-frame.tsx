import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isEmbedPath } from '#src/lib/address/embed-path.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { PageFrame } from './page-frame.tsx'

const EmbedFrame = lazyPart(async () => (await import('#src/screens/embed/embed-frame.tsx')).EmbedFrame, {
  texts: ['session'],
})

/** What stands around a page: on those that other pages embed nothing, on all others the chrome of the site. */
export function PortalFrame() {
  const isEmbedded = useRouterState({ select: ({ location }) => isEmbedPath(location.pathname) })
  if (!isEmbedded) return <PageFrame />
  return (
    <Suspense>
      <EmbedFrame />
    </Suspense>
  )
}
