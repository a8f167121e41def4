import { useRouter } from '@tanstack/react-router'
import { useStartUpdate } from '#src/api/eid/eid-update.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useReturn } from '#src/domain/eid/return/use-return.ts'
import { problemAmong } from '#src/domain/eid/login/login-problem.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'
import { connectionProblems } from './connection-problems.ts'

/** Connects an e-ID to the account of whoever is logged in, on the settings page. */
export function useEidConnection() {
  const site = useSite()
  const router = useRouter()
  const returned = useReturn(
    ['update'],
    () => void router.navigate({ to: '/my-pages/settings', replace: true, resetScroll: false }),
  )
  const { eid, begin, controls } = useEid({
    purpose: 'update',
    path: site.paths.mySettings ?? '/',
    start: useStartUpdate(site),
    returned,
  })
  const connect = useOnce(async () => {
    // a start that fails is shown where the identification stands
    await begin((returnUrl) => returnUrl).catch(() => undefined)
    return 'again'
  })
  const problem =
    eid.at === 'choosing' && eid.problem ? problemAmong(connectionProblems, eid.problem) : undefined
  return { eid, controls, problem, onConnect: () => void connect() }
}
