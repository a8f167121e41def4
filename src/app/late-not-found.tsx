import { Suspense, lazy } from 'react'

const NotFoundScreen = lazy(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}))

/** The page that is not there, loaded when one is not. */
export const LateNotFound = ({ data }: { data?: unknown }) => (
  <Suspense>
    <NotFoundScreen data={data} />
  </Suspense>
)
