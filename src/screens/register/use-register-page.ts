import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRegister, useStartRegister } from '#src/api/register.ts'
import { flowKey } from '#src/domain/eid/login-return.ts'
import { toRegistration } from './register-form.ts'
import type { RegisterForm } from './register-form.ts'
import { refusalNamed, refusalOf, refusalOfError } from './register-problem.ts'
import type { Refusal } from './register-problem.ts'
import { safeReferrer } from '#src/lib/referrer.ts'
import { useSite } from '#src/sites/use-site.ts'
import { dropDraft, keepDraft, keptDraft } from './register-draft.ts'
import { useEidFlow } from '#src/domain/eid/use-eid-flow.ts'

/** The register page: an account by e-ID or by password, then on to where somebody was going, or to My Pages. */
export function useRegisterPage({ referrer }: { referrer?: string }) {
  const site = useSite()
  const router = useRouter()
  const register = useRegister(site)
  const [known] = useState(keptDraft)
  const eid = useEidFlow({
    flow: 'register',
    path: site.paths.register ?? '/',
    start: useStartRegister(site),
  })

  const finish = () => {
    sessionStorage.removeItem(flowKey)
    dropDraft()
    const goal = safeReferrer(referrer, location.origin) ?? site.paths.myPages ?? '/'
    void router.navigate({ href: goal, replace: true })
  }
  const isMade = eid.login.at === 'loggedIn'
  useEffect(() => {
    if (isMade) finish()
    // once there is an account
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMade])
  useEffect(() => {
    if (eid.isSpent)
      void router.navigate({ to: '/register', search: { referrer }, replace: true, resetScroll: false })
    // once, for the address one came to
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const make = async (form: RegisterForm): Promise<Refusal | undefined> => {
    const refusal = refusalOf(await register.mutateAsync(toRegistration(form)))
    if (!refusal) finish()
    return refusal
  }
  const onSend = async (form: RegisterForm): Promise<Refusal | undefined> => {
    eid.cancel()
    try {
      if (form.way === 'password') return await make(form)
      keepDraft(form)
      await eid.begin((returnUrl) => ({ registration: toRegistration(form), returnUrl }))
      return undefined
    } catch (error) {
      return refusalOfError(error, form.emailVerificationCode !== undefined)
    }
  }
  const { login } = eid
  const former = login.at === 'choosing' && !eid.hasStartFailed && login.problem
  return { login, controls: eid.controls, known, former: former ? refusalNamed(former) : undefined, onSend }
}
