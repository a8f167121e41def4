import { useRouter, useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { BookingPage } from './booking-page.tsx'
import type { Slots } from './slots.ts'
import type { OnEnd } from './steps/done-step.tsx'
import { PaymentStep } from '#src/features/payment/step/payment-step.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Identification, Signing } from './booking-eid.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const slots: Slots = {
  identification: (props) => <Identification {...props} />,
  signing: ({ booking: { objectId, bookingId, contractId }, children }) => (
    <Signing {...{ objectId, bookingId, contractId }}>{children}</Signing>
  ),
  payment: (props) => <PaymentStep {...props} />,
}

/** Click-to-buy: the steps of the variant that the page says, or else the site (G-056). */
export function BookingTemplate({ page }: TemplateProps) {
  const site = useSite()
  const router = useRouter()
  const { objectId, bookingId, step } = useRouterState({
    select: ({ location }) => location.search as Record<string, string | string[] | undefined>,
  })
  // whoever comes back with a code has signed, and hands it in before anything else (C-020, C-021)
  const [hasCode] = useState(() => new URLSearchParams(location.search).has('code'))
  const { variant, object, heading, preamble, outcomePages } = contentOf(page, 'booking')
  const steps = variant ?? site.bookingVariant
  if (!steps) throw new Error('Nothing is booked on this site')

  // what an e-ID or a payment sent along is nobody's business in an address; that it was paid may stay (S-077, R-069)
  const hasEnded = useRef(false)
  const place = (search: { objectId: string; bookingId?: string }) => {
    if (hasEnded.current) return
    const query = stringifySearch(search)
    const hash = keptHash()
    if (location.search === query && location.hash === hash) return
    const href = `${site.paths.booking ?? '/'}${query}${hash}`
    void router.navigate({ href, replace: true, resetScroll: false, state: true })
  }
  const end: OnEnd = (outcome, id) => {
    hasEnded.current = true
    const hash = keptHash()
    // whoever comes back from paying sees that for the first time, however fast the service was
    const page = outcomePages?.[outcome === 'complete' && hash ? 'success' : outcome]
    const href = `${page ?? site.paths.myPages ?? '/'}${stringifySearch({ bookingId: id })}${hash}`
    void router.navigate({ href, replace: true })
  }
  return (
    <BookingPage
      variant={steps}
      intro={{ heading, preamble }}
      search={{ objectId: textOf(objectId), bookingId: textOf(bookingId), step: textOf(step) }}
      hasCode={hasCode}
      knownObjectId={object?.id}
      slots={slots}
      onPlace={place}
      onLeft={({ url }) => void router.navigate({ href: url })}
      onEnd={end}
    />
  )
}

const keptHash = (): string => (location.hash.startsWith('#purchase-success') ? location.hash : '')

const textOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0]
