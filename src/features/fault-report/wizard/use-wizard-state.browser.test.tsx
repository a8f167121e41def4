import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { good, sweden } from '../steps/samples.test-support.ts'
import { clearDraft, saveDraft } from '../steps/machine/draft.ts'
import { begin } from '../steps/machine/machine.ts'
import { useWizardState } from './use-wizard-state.ts'

afterEach(clearDraft)

const reporting = { reporter: 'resident', owner: 'user-amira', known: {}, isLoggedIn: true } as const
const photo = new File(['…'], 'dorr.jpg', { type: 'image/jpeg' })

test('the files of a draft are asked for again until the report is sent, and of the next one nothing is missing [F-112, S-048]', async () => {
  const wizard = { ...begin('resident'), step: 'summary', form: good } as const
  saveDraft(reporting.owner, { wizard, fileCount: 2 })
  const before = await renderHook(() => useWizardState(reporting, sweden))
  await before.act(() => before.result.current.keep(wizard))
  await before.unmount()
  const { result, act } = await renderHook(() => useWizardState(reporting, sweden))
  expect(result.current.missingFiles).toBe(2)
  await act(() => result.current.setFiles([photo]))
  expect(result.current.missingFiles).toBe(0)

  await act(() => {
    result.current.send({ type: 'submit', form: good })
    result.current.send({ type: 'sent', caseId: 'case-1', ticketNumber: '1' })
    result.current.send({ type: 'startNew' })
  })
  expect(result.current.wizard.step).toBe('contact')
  expect(result.current.files).toEqual([])
  expect(result.current.missingFiles).toBe(0)
  const next = await renderHook(() => useWizardState(reporting, sweden))
  expect(next.result.current.missingFiles).toBe(0)
})

test('a draft has the id by which a service knows it again, a further report another [X-051, S-048]', async () => {
  const first = await renderHook(() => useWizardState(reporting, sweden))
  const id = first.result.current.draftId()
  await first.act(() => first.result.current.keep({ ...begin('resident'), step: 'summary', form: good }))
  await first.unmount()
  const { result, act } = await renderHook(() => useWizardState(reporting, sweden))
  expect(result.current.draftId()).toBe(id)
  await act(() => {
    result.current.send({ type: 'submit', form: good })
    result.current.send({ type: 'sent', caseId: 'case-1', ticketNumber: '1' })
    result.current.send({ type: 'startNew' })
  })
  expect(result.current.draftId()).not.toBe(id)
})
