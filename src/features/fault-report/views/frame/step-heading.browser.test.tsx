import { useEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { StepHeading } from './step-heading.tsx'

const twoFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })

/** Goes to its field, or out of it, once the step has come and before the next frame. */
function Hurry({ to }: { to: 'field' | 'page' }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (to === 'field') field.current?.focus()
    else document.querySelector('main')?.focus()
  }, [to])
  return <input ref={field} aria-label="Namn" />
}

function Page({ to }: { to: 'field' | 'page' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Vidare
      </button>
      {isOpen && (
        <form>
          <StepHeading view="compound" />
          <Hurry to={to} />
        </form>
      )}
    </main>
  )
}

test('whoever is in a field before the step is painted stays there', async () => {
  await renderIn(jmse, <Page to="field" />)
  await page.getByRole('button', { name: 'Vidare' }).click()
  await expect.element(page.getByLabelText('Namn')).toBeVisible()
  await twoFrames()
  await expect.element(page.getByLabelText('Namn')).toHaveFocus()
})

test('a page that takes the focus as it arrives gives it back to the question of the step', async () => {
  await renderIn(jmse, <Page to="page" />)
  await page.getByRole('button', { name: 'Vidare' }).click()
  await expect.element(page.getByLabelText('Namn')).toBeVisible()
  await twoFrames()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
})
