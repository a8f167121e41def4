import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apartmentChosen, areaChosen, detailsChosen, placeChosen } from '../form/change.ts'
import { errorsOf } from '../form/check.ts'
import type { Rules } from '../form/check.ts'
import { flows, viewOf } from '../flows.ts'
import type { Reporter } from '../flows.ts'
import type { FaultForm } from '../form/form.ts'
import { advance, begin, currentStep, progressOf, stepsOf } from './machine.ts'
import type { Wizard, WizardEvent } from './machine.ts'
import { good, goodNorwegian, home, norway, sweden } from '../samples.test-support.ts'

const all = Object.keys(flows) as Reporter[]

const edits = fc.oneof(
  fc.constantFrom<Partial<FaultForm>>(
    good,
    goodNorwegian,
    { acceptTerms: false },
    { email: 'nobody' },
    { description: '<b>' },
    { other: true, otherFirstName: '' },
    { isMember: false },
    placeChosen('1'),
    placeChosen('2'),
    apartmentChosen(home.id, home),
    apartmentChosen('other-se', null),
    areaChosen({ id: 'area-elevator', name: 'Hiss' }, 'elevator'),
    detailsChosen({ id: 'asset-mixer', name: 'Blandare' }),
  ),
  fc.record({ phone: fc.string(), city: fc.string(), description: fc.string() }),
)

/** What a person can do: type into the step they are at, and press what there is to press. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('next' as const, 'fill' as const) },
  fc.constantFrom(
    'previous',
    'jump',
    'reset',
    'startNew',
    'askCancel',
    'keepOn',
    'cancel',
    'submit',
    'sent',
    'refused',
    'inform',
    'hide',
  ) as fc.Arbitrary<string>,
  edits,
)

/** What a change does at the step one is at: to its own fields, and emptying what follows from them. */
function typed(wizard: Wizard, change: Partial<FaultForm>): FaultForm {
  const steps = stepsOf(wizard)
  const later = steps.slice(steps.indexOf(currentStep(wizard)) + 1).flatMap(({ fields }) => fields)
  const own: readonly string[] = currentStep(wizard).fields
  const entries = Object.entries(change)
  if (!entries.some(([key]) => own.includes(key))) return wizard.form
  const isDone = ([key, value]: [string, unknown]) =>
    own.includes(key) || (later.some((field) => field === key) && !value)
  return { ...wizard.form, ...Object.fromEntries(entries.filter(isDone)) }
}

test('2,000 walks at random never come to a step whose earlier ones are unanswered, nor lose what was typed [S-041, S-043, S-045]', () => {
  let lengths = 0
  let returns = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom(sweden, norway),
      fc.array(act, { minLength: 10, maxLength: 60 }),
      (reporter, rules, acts) => {
        let wizard = begin(reporter)
        let live = wizard.form
        for (const one of acts) {
          lengths++
          const before = wizard
          const fill = rules === sweden ? good : goodNorwegian
          const isTyping = wizard.phase.at === 'filling'
          if (typeof one !== 'string') {
            live = isTyping ? typed({ ...wizard, form: live }, one) : live
            continue
          }
          if (one === 'fill') {
            live = isTyping ? typed({ ...wizard, form: live }, fill) : live
            wizard = advance(wizard, { type: 'next', form: live }, rules)
          } else wizard = advance(wizard, eventOf(one, live), rules)
          if (wizard.form !== before.form) live = wizard.form
          holds(wizard, rules)
          if (isTyping && wizard.step !== before.step && (one === 'next' || one === 'fill')) {
            comesBack(before, wizard, rules)
            returns++
          }
        }
      },
    ),
    { numRuns: 2000, seed: 20261120 },
  )
  expect(lengths).toBeGreaterThan(20_000)
  expect(returns).toBeGreaterThan(2000)
}, 60_000)

/** Previous after Next: the same answers, at the step that was left, or on the way to it from further on. */
function comesBack(before: Wizard, wizard: Wizard, rules: Rules) {
  const { form } = wizard
  const back = advance(wizard, { type: 'previous', form }, rules)
  const ids = stepsOf(wizard).map(({ id }) => id)
  const isNextDoor = ids.indexOf(wizard.step) === ids.indexOf(before.step) + 1
  const isThere = isNextDoor ? back.step === before.step : ids.indexOf(back.step) > ids.indexOf(before.step)
  if (!isThere || !isDeepStrictEqual(back.form, form)) throw new Error('Previous lost something')
  const on = advance(back, { type: 'next', form: back.form }, rules)
  if (!isDeepStrictEqual(on.form, form)) throw new Error('Next after Previous lost something')
}

function eventOf(one: string, form: FaultForm): WizardEvent {
  switch (one) {
    case 'next':
    case 'previous':
    case 'submit':
      return { type: one, form }
    case 'jump':
      return { type: 'jump', to: 'contact' }
    case 'sent':
      return { type: 'sent', caseId: 'c', ticketNumber: 't' }
    case 'refused':
      return { type: 'refused', refusal: 'general' }
    case 'inform':
      return { type: 'inform', articles: ['faq-tap'] }
    case 'hide':
      return { type: 'inform', articles: null }
    default:
      return { type: one as 'reset' }
  }
}

/** What must be true wherever one stands. Plain throws: a million calls of expect would take a minute. */
function holds(wizard: Wizard, rules: Rules) {
  const { step, form, phase, newCase, articles } = wizard
  const steps = stepsOf(wizard)
  const at = steps.findIndex(({ id }) => id === step)
  const { number, total } = progressOf(wizard)
  const unanswered = steps.slice(0, at).find((one) => !isEmpty(errorsOf(viewOf(one, form), form, rules)))
  const forbidden = [
    at === -1,
    number > total,
    articles === null && step === 'info',
    newCase && step === 'terms',
    unanswered !== undefined,
    (phase.at === 'submitting' || phase.at === 'submitted') && step !== 'summary',
    phase.at === 'closed' && form.description !== '',
  ]
  if (forbidden.includes(true)) throw new Error(`At ${step}: ${forbidden.indexOf(true)} ${unanswered?.id}`)
}

const isEmpty = (object: object) => Object.keys(object).length === 0
