import { Suspense } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'

const NotFoundScreen = lazyPart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** The page that is not there, loaded when one is not. */
export const LateNotFound = ({ data }: { data?: unknown }) => (
  <Suspense>
    <NotFoundScreen data={data} />
  </Suspense>
)
