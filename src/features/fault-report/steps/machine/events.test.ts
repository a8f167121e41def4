import { expect, test } from 'vitest'
import { eventsBetween } from './events.ts'
import { emptyForm } from '../form/form.ts'
import { advance, begin } from './machine.ts'
import type { Wizard, WizardEvent } from './machine.ts'
import { good, sweden } from '../samples.test-support.ts'

const told = (before: Wizard, event: WizardEvent) => eventsBetween(before, advance(before, event, sweden))

test('a completed step is counted once, and one that is refused is not [F-120, S-053]', () => {
  const start = begin('resident')
  expect(told(start, { type: 'next', form: emptyForm })).toEqual([])
  expect(told(start, { type: 'next', form: good })).toEqual([
    { name: 'case_step_completed', reporter: 'resident', step: 'terms' },
  ])
})

test('a report that is sent and one that is given up are counted, each with who reports [F-120, S-053]', () => {
  let wizard = begin('resident')
  while (wizard.step !== 'summary') wizard = advance(wizard, { type: 'next', form: good }, sweden)
  const asked = advance(wizard, { type: 'askCancel' }, sweden)
  expect(told(asked, { type: 'cancel' })).toEqual([
    { name: 'case_aborted', reporter: 'resident', step: 'summary' },
  ])
  const sending = advance(wizard, { type: 'submit', form: good }, sweden)
  expect(told(sending, { type: 'sent', caseId: 'case-1', ticketNumber: '1' })).toEqual([
    { name: 'case_submitted', reporter: 'resident' },
  ])
})
