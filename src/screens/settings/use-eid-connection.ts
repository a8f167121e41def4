import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStartUpdate } from '#src/api/eid-update.ts'
import { eidProblemNamed } from './eid-problem.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useEidFlow } from '#src/domain/eid/use-eid-flow.ts'

/** Connects an e-ID to the account of whoever is logged in, on the settings page. */
export function useEidConnection() {
  const site = useSite()
  const router = useRouter()
  const { login, begin, controls, isSpent } = useEidFlow({
    flow: 'update',
    path: site.paths.mySettings ?? '/',
    start: useStartUpdate(site),
  })
  useEffect(() => {
    if (isSpent) void router.navigate({ to: '/my-pages/settings', replace: true, resetScroll: false })
    // once, for the address one came to
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const connect = useOnce(async () => {
    // a start that fails is shown where the identification stands
    await begin((returnUrl) => returnUrl).catch(() => undefined)
    return 'again'
  })
  const problem = login.at === 'choosing' && login.problem ? eidProblemNamed(login.problem) : undefined
  return { login, controls, problem, onConnect: () => void connect() }
}
