import { expect, test } from 'vitest'
import { apartmentChosen } from '../form/change.ts'
import type { Rules } from '../form/check.ts'
import { flows } from '../flows.ts'
import type { Reporter } from '../flows.ts'
import { emptyForm } from '../form/form.ts'
import type { FaultForm } from '../form/form.ts'
import { advance, begin, progressOf, stepsOf, shownErrors } from './machine.ts'
import type { Wizard } from './machine.ts'
import { good, goodNorwegian, home, norway, sweden } from '../samples.test-support.ts'

const walk = (reporter: Reporter, form: FaultForm, rules: Rules) => {
  let wizard = begin(reporter)
  const seen = [wizard.step]
  for (let step = 0; step < 12 && wizard.step !== 'summary'; step++) {
    wizard = advance(wizard, { type: 'next', form }, rules)
    seen.push(wizard.step)
  }
  return { wizard, seen }
}

const all = Object.keys(flows) as Reporter[]

test('a resident, a board with technical management and one without have 8, 8 and 9 steps in their order [F-100, S-063, S-064, S-065, K-056]', () => {
  const views = (reporter: Reporter) => flows[reporter].map(({ view }) => view)
  expect(views('resident')).toEqual([
    'acceptTerms',
    'contactNoManagement',
    'residentResidence',
    'problemArea',
    'problemAreaDetails',
    'appliances',
    'description',
    'summaryResident',
  ])
  expect(views('boardMember')).toEqual([
    'acceptTerms',
    'contactBoardMember',
    'searchResidence',
    'problemArea',
    'problemAreaDetails',
    'appliances',
    'description',
    'summaryBoardMember',
  ])
  expect(views('boardMemberNoManagement')).toEqual([
    'acceptTerms',
    'contactNoManagement',
    'compound',
    'estateAddress',
    'problemArea',
    'problemAreaDetails',
    'appliances',
    'description',
    'summaryNoManagement',
  ])
})

test.each(all)(
  'a %s comes to the summary by Next alone, past the optional step [S-043, S-047]',
  (reporter) => {
    const { seen } = walk(reporter, good, sweden)
    expect(seen).toEqual(flows[reporter].filter(({ optional }) => !optional).map(({ id }) => id))
  },
)

test.each(all)('in Norway a %s has the same steps, with Norwegian numbers [S-066]', (reporter) => {
  expect(walk(reporter, goodNorwegian, norway).seen).toEqual(walk(reporter, good, sweden).seen)
})

test('Next does nothing while something is missing, and says so each time [S-041, S-042, F-105]', () => {
  const start = begin('resident')
  const once = advance(start, { type: 'next', form: emptyForm }, sweden)
  expect(once).toMatchObject({ step: 'terms', attempt: 1 })
  expect(advance(once, { type: 'next', form: emptyForm }, sweden)).toMatchObject({
    step: 'terms',
    attempt: 2,
  })
  expect(shownErrors(start, sweden)).toEqual({})
  expect(shownErrors(once, sweden)).toEqual({ acceptTerms: 'required' })
  const gone = advance(once, { type: 'next', form: good }, sweden)
  expect(gone.step).toBe('contact')
  expect(shownErrors({ ...gone, form: emptyForm }, sweden)).toEqual({})
})

test('terms and the info step are not counted, and the number stands still there [F-099, S-062]', () => {
  const start = begin('resident')
  expect(progressOf(start)).toMatchObject({ number: 0, total: 6 })
  const details: Wizard = { ...start, step: 'details', form: good }
  const informed = advance(details, { type: 'inform', articles: ['faq-washer'] }, sweden)
  const info = advance(informed, { type: 'next', form: good }, sweden)
  expect(info.step).toBe('info')
  expect(progressOf(info)).toMatchObject({ number: 4, total: 6 })
  expect(progressOf(advance(info, { type: 'next', form: good }, sweden))).toMatchObject({
    number: 5,
    total: 6,
  })
  expect(progressOf(begin('boardMemberNoManagement'))).toMatchObject({ total: 7 })
})

test('Next on the terms records that they were accepted; without that there is no next step [S-044]', () => {
  const terms = begin('resident')
  expect(terms.form.acceptTerms).toBe(false)
  const next = (acceptTerms: boolean) =>
    advance(terms, { type: 'next', form: { ...terms.form, acceptTerms } }, sweden)
  expect(next(true)).toMatchObject({ step: 'contact', form: { acceptTerms: true }, completed: ['terms'] })
  expect(next(false).step).toBe('terms')
})

test('the info step comes when it is revealed, and goes when it is not [S-046, S-047, S-058]', () => {
  const details: Wizard = { ...begin('resident'), step: 'details', form: good }
  const next = (wizard: Wizard) => advance(wizard, { type: 'next', form: good }, sweden).step
  expect(next(details)).toBe('description')
  const informed = advance(details, { type: 'inform', articles: ['faq-tap'] }, sweden)
  expect(next(informed)).toBe('info')
  expect(next(advance(informed, { type: 'inform', articles: null }, sweden))).toBe('description')
})

test('from the summary one jumps back to a step, changes it and is at the summary again [F-098]', () => {
  const { wizard } = walk('resident', good, sweden)
  const back = advance(wizard, { type: 'jump', to: 'contact' }, sweden)
  expect(back.step).toBe('contact')
  const changed = { ...good, phone: '070-1740699' }
  expect(advance(back, { type: 'next', form: changed }, sweden)).toMatchObject({
    step: 'summary',
    form: changed,
  })
})

test('another address chosen from the summary leads on to the room that has to be chosen anew [S-054]', () => {
  const { wizard } = walk('resident', good, sweden)
  const back = advance(wizard, { type: 'jump', to: 'residence' }, sweden)
  const moved = { ...good, ...apartmentChosen('home-2', { ...home, id: 'home-2' }) }
  const next = advance(back, { type: 'next', form: moved }, sweden)
  expect(next.step).toBe('problemArea')
  expect(next.completed).not.toContain('details')
})

test('Cancel asks first; only then everything is gone and the wizard closed [F-097, S-050, S-049]', () => {
  const { wizard } = walk('resident', good, sweden)
  const asking = advance(wizard, { type: 'askCancel' }, sweden)
  expect(asking.form).toEqual(good)
  expect(advance(asking, { type: 'keepOn' }, sweden)).toEqual({ ...wizard, phase: { at: 'filling' } })
  expect(advance(asking, { type: 'cancel' }, sweden)).toEqual({
    ...begin('resident'),
    phase: { at: 'closed' },
  })
  expect(advance(wizard, { type: 'reset' }, sweden)).toEqual(begin('resident'))
})

test('a report that fails is back in the form with all that was written; one that is sent is confirmed [S-051]', () => {
  const { wizard } = walk('resident', good, sweden)
  const sending = advance(wizard, { type: 'submit', form: good }, sweden)
  expect(sending.phase).toEqual({ at: 'submitting' })
  // a second press, or Back, changes nothing
  expect(advance(sending, { type: 'submit', form: good }, sweden)).toBe(sending)
  expect(advance(sending, { type: 'previous', form: emptyForm }, sweden)).toBe(sending)
  const refused = advance(sending, { type: 'refused', refusal: 'filesTooLarge' }, sweden)
  expect(refused).toEqual({ ...wizard, phase: { at: 'filling', refusal: 'filesTooLarge' } })
  const sent = advance(sending, { type: 'sent', caseId: 'case-1', ticketNumber: 'BV-1' }, sweden)
  expect(sent.phase).toEqual({ at: 'submitted', caseId: 'case-1', ticketNumber: 'BV-1' })
})

test('a further report skips the terms; a board keeps terms and contact, a resident begins with what is known and the contact that was sent [F-101, F-171, S-048, S-052]', () => {
  const known = { email: 'old@example.com', firstName: 'Amira' }
  const again = (reporter: Reporter) => {
    const { wizard } = walk(reporter, { ...good, other: true, ...another }, sweden)
    const sent: Wizard = { ...wizard, phase: { at: 'submitted', caseId: 'c', ticketNumber: 't' } }
    return advance(sent, { type: 'startNew' }, sweden, known)
  }
  const board = again('boardMember')
  expect(board).toMatchObject({ step: 'contact', newCase: true })
  expect(board.form).toMatchObject({ acceptTerms: true, phone: good.phone, ...another, description: '' })
  expect(stepsOf(board).map(({ id }) => id)).not.toContain('terms')
  const resident = again('resident')
  expect(resident.form).toMatchObject({
    acceptTerms: true,
    firstName: 'Amira',
    phone: good.phone,
    email: good.email,
    otherFirstName: '',
    description: '',
  })
  expect(again('public').form).toMatchObject({ ...known, phone: '' })
})

const another = { otherFirstName: 'Noor', otherLastName: 'Nordin', otherEmail: 'noor@example.com' }
