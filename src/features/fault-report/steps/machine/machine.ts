import { keptForAnother } from '../form/change.ts'
import { errorsOf } from '../form/check.ts'
import type { FieldErrors, Rules } from '../form/check.ts'
import { flows, isForBoard, viewOf } from '../flows.ts'
import type { Reporter, Step, StepId } from '../flows.ts'
import { emptyForm } from '../form/form.ts'
import type { FaultForm } from '../form/form.ts'

/** Why a report did not come through, by its message. */
export type Refusal =
  | 'filesTooLarge'
  | 'emailInUse'
  | 'loggedOut'
  | 'offline'
  /** All of it has gone, and no answer came: it may be there, and is received once when it is sent again. */
  | 'unheard'
  | 'stopped'
  | 'general'

/** What the wizard is doing. */
type Phase =
  | { at: 'filling'; refusal?: Refusal }
  /** Asks whether to give up (F-097). */
  | { at: 'cancelling' }
  | { at: 'submitting' }
  | { at: 'submitted'; caseId: string; ticketNumber: string }
  | { at: 'closed' }

/** A fault report on its way (N-044). */
export type Wizard = {
  reporter: Reporter
  phase: Phase
  step: StepId
  form: FaultForm
  completed: readonly StepId[]
  /** Articles of the info step; null while it is passed by (S-058). */
  articles: readonly string[] | null
  /** A further report: the terms have been accepted (S-048). */
  newCase: boolean
  /** How often Next has been refused at this step. */
  attempt: number
}

export type WizardEvent =
  | { type: 'next'; form: FaultForm }
  | { type: 'previous'; form: FaultForm }
  | { type: 'jump'; to: StepId }
  /** Makes the info step mandatory, or with null takes it away again (S-046). */
  | { type: 'inform'; articles: readonly string[] | null }
  | { type: 'reset' }
  | { type: 'startNew' }
  | { type: 'askCancel' }
  | { type: 'keepOn' }
  | { type: 'cancel' }
  | { type: 'submit'; form: FaultForm }
  | { type: 'sent'; caseId: string; ticketNumber: string }
  | { type: 'refused'; refusal: Refusal }

/** A wizard at its first step; `known` is what is known of whoever reports. */
export function begin(reporter: Reporter, known: Partial<FaultForm> = {}): Wizard {
  return {
    reporter,
    phase: { at: 'filling' },
    step: 'terms',
    form: { ...emptyForm, ...known },
    completed: [],
    articles: null,
    newCase: false,
    attempt: 0,
  }
}

/** The steps that apply now: no terms in a further report, no info step until it is revealed. */
export function stepsOf({ reporter, newCase, articles }: Wizard): readonly Step[] {
  return flows[reporter].filter(
    ({ id, optional }) => !(newCase && id === 'terms') && !(optional && articles === null),
  )
}

export function currentStep(wizard: Wizard): Step {
  const step = stepsOf(wizard).find(({ id }) => id === wizard.step)
  if (!step) throw new Error(`${wizard.step} is no step of ${wizard.reporter}`)
  return step
}

/** "Step 2 of 6": only what is counted (S-062); the number stands still at a step that is not. */
export function progressOf(wizard: Wizard): { number: number; total: number; steps: readonly Step[] } {
  const all = stepsOf(wizard)
  const at = all.findIndex(({ id }) => id === wizard.step)
  const counted = all.filter(({ uncounted }) => !uncounted)
  return {
    number: all.slice(0, at + 1).filter(({ uncounted }) => !uncounted).length,
    total: counted.length,
    steps: counted,
  }
}

/** Where the wizard stands after an event. What an event may not do in this phase, it does not do. */
export function advance(
  wizard: Wizard,
  event: WizardEvent,
  rules: Rules,
  known: Partial<FaultForm> = {},
): Wizard {
  if (event.type === 'reset') return begin(wizard.reporter, known)
  switch (wizard.phase.at) {
    case 'filling':
      return whileFilling(wizard, event, rules)
    case 'cancelling':
      if (event.type === 'keepOn') return { ...wizard, phase: { at: 'filling' } }
      return event.type === 'cancel' ? { ...begin(wizard.reporter, known), phase: { at: 'closed' } } : wizard
    case 'submitting':
      if (event.type === 'sent') {
        const { caseId, ticketNumber } = event
        return { ...wizard, phase: { at: 'submitted', caseId, ticketNumber } }
      }
      return event.type === 'refused'
        ? { ...wizard, phase: { at: 'filling', refusal: event.refusal } }
        : wizard
    case 'submitted':
      return event.type === 'startNew' ? another(wizard, known) : wizard
    case 'closed':
      return wizard
  }
}

function whileFilling(wizard: Wizard, event: WizardEvent, rules: Rules): Wizard {
  const steps = stepsOf(wizard)
  const at = steps.findIndex(({ id }) => id === wizard.step)
  switch (event.type) {
    case 'next':
      return next({ ...wizard, form: event.form }, rules)
    case 'previous': {
      const before = steps[at - 1]
      return before ? moved({ ...wizard, form: event.form }, before.id) : wizard
    }
    case 'jump': {
      // only from the summary, and only back
      const target = steps.findIndex(({ id }) => id === event.to)
      return wizard.step === 'summary' && target !== -1 && target < at ? moved(wizard, event.to) : wizard
    }
    case 'inform':
      return wizard.step === 'details' ? { ...wizard, articles: event.articles } : wizard
    case 'askCancel':
      return { ...wizard, phase: { at: 'cancelling' } }
    case 'submit':
      return wizard.step === 'summary' && !firstInvalid({ ...wizard, form: event.form }, rules)
        ? { ...wizard, form: event.form, phase: { at: 'submitting' } }
        : wizard
    default:
      return wizard
  }
}

/** What keeps the step that one is at from being left, by field; nothing when Next may go on. */
export const errorsHere = (wizard: Wizard, rules: Rules): FieldErrors =>
  errorsAt(currentStep(wizard), wizard, rules)

/** What is told of it: nothing before Next has been refused. */
export const shownErrors = (wizard: Wizard, rules: Rules): FieldErrors =>
  wizard.attempt > 0 ? errorsHere(wizard, rules) : {}

/** Goes on, if the step's own check allows it (S-041 to S-044). */
function next(wizard: Wizard, rules: Rules): Wizard {
  const steps = stepsOf(wizard)
  const step = currentStep(wizard)
  if (hasErrors(step, wizard, rules)) return { ...wizard, attempt: wizard.attempt + 1 }
  const after = steps[steps.indexOf(step) + 1]
  if (!after) return wizard
  // what a change has emptied has to be answered again, and is completed no more
  const isStill = (id: StepId) => steps.some((one) => one.id === id && !hasErrors(one, wizard, rules))
  const completed = [...new Set([...wizard.completed, step.id])].filter(isStill)
  return moved({ ...wizard, completed }, afterwards(wizard, after, rules).id)
}

/** The step that follows; who came back from the summary to change one thing is led straight back to it. */
function afterwards(wizard: Wizard, after: Step, rules: Rules): Step {
  const hasSeenSummary = wizard.completed.includes('description')
  if (!hasSeenSummary || after.id === 'info') return after
  return firstInvalid(wizard, rules) ?? stepsOf(wizard).at(-1) ?? after
}

const errorsAt = (step: Step, { form }: Wizard, rules: Rules) => errorsOf(viewOf(step, form), form, rules)

const hasErrors = (step: Step, wizard: Wizard, rules: Rules) =>
  Object.keys(errorsAt(step, wizard, rules)).length > 0

const firstInvalid = (wizard: Wizard, rules: Rules) =>
  stepsOf(wizard).find((step) => hasErrors(step, wizard, rules))

const moved = (wizard: Wizard, step: StepId): Wizard => ({
  ...wizard,
  step,
  phase: { at: 'filling' },
  attempt: 0,
})

/** A further report (S-048, S-052): no terms step, and a board's contact is kept. */
function another(wizard: Wizard, known: Partial<FaultForm>): Wizard {
  const { reporter } = wizard
  const isBoard = isForBoard(reporter)
  const kept = keptForAnother(wizard.form, isBoard)
  const { email, phone } = wizard.form
  // a resident's contact is on file as it was sent
  const form = isBoard ? kept : { ...kept, ...known, ...(reporter === 'resident' && { email, phone }) }
  return { ...begin(reporter), newCase: true, step: 'contact', form }
}
