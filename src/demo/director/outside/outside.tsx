import { EidSection } from './eid-section.tsx'
import { EidBehaviourSection } from './eid-behaviour.tsx'
import { Matters } from './matters.tsx'
import { Mailbox } from './mailbox.tsx'
import { Payments } from './payments.tsx'

/** Everybody else whom the portal deals with: e-IDs, payment providers, the post. */
export const Outside = () => (
  <>
    <EidSection />
    <EidBehaviourSection />
    <Payments />
    <Matters />
    <Mailbox />
  </>
)
