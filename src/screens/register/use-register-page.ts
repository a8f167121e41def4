import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRegister, useStartRegister } from '#src/api/account/register.ts'
import { purposeKey } from '#src/domain/eid/eid-purpose.ts'
import { useReturn } from '#src/domain/eid/return/use-return.ts'
import { toRegistration } from './form/register-form.ts'
import type { RegisterFields, RegisterForm } from './form/register-form.ts'
import { refusalOfEid, refusalOf, refusalOfError } from './register-problem.ts'
import type { Refusal } from './register-problem.ts'
import { safeReferrer } from '#src/lib/address/referrer.ts'
import { useSite } from '#src/sites/use-site.ts'
import { registerDraft } from './register-draft.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'
import { useIsShown } from '#src/domain/use-is-shown.ts'

/** The register page: an account by e-ID or by password, then on to where somebody was going, or to My Pages. */
export function useRegisterPage({ referrer }: { referrer?: string }) {
  const site = useSite()
  const router = useRouter()
  const register = useRegister(site)
  const [known] = useState(registerDraft.kept)
  const returned = useReturn(
    ['register'],
    () => void router.navigate({ to: '/register', search: { referrer }, replace: true, resetScroll: false }),
  )
  const { eid, begin, controls, hasStartFailed } = useEid({
    purpose: 'register',
    path: site.paths.register ?? '/',
    start: useStartRegister(site),
    returned,
  })

  const isShown = useIsShown()
  const isDone = useRef(false)
  const finish = () => {
    isDone.current = true
    sessionStorage.removeItem(purposeKey)
    registerDraft.drop()
    // whoever has gone elsewhere while the answer was on its way stays there
    if (!isShown()) return
    const goal = safeReferrer(referrer, location.origin) ?? site.paths.myPages ?? '/'
    void router.navigate({ href: goal, replace: true })
  }
  const isMade = eid.at === 'loggedIn'
  const onMade = useEffectEvent(finish)
  useEffect(() => {
    if (isMade) onMade()
  }, [isMade])

  const make = async (form: RegisterForm): Promise<Refusal | undefined> => {
    const refusal = refusalOf(await register.mutateAsync(toRegistration(form)))
    if (!refusal) finish()
    return refusal
  }
  const onSend = async (form: RegisterForm): Promise<Refusal | undefined> => {
    controls.cancel()
    try {
      if (form.way === 'password') return await make(form)
      registerDraft.keep(form)
      await begin((returnUrl) => ({ registration: toRegistration(form), returnUrl }))
      return undefined
    } catch (error) {
      return refusalOfError(error, form.emailVerificationCode !== undefined)
    }
  }
  const onKeep = (fields: RegisterFields) => {
    if (!isDone.current) registerDraft.keep(fields)
  }
  const former = eid.at === 'choosing' && !hasStartFailed && eid.problem
  return { eid, controls, known, former: former ? refusalOfEid(former) : undefined, onSend, onKeep }
}
