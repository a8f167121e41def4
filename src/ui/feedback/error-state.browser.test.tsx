import { useQuery, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

const retry = () => page.getByRole('button', { name: 'Retry' })

/** A part of a page that fails as often as it is told to, with what comes of it in the end; tells how often it was read. */
async function renderPart(failures: number, came: ReactNode, around = (part: ReactNode) => part) {
  let reads = 0
  const read = () => {
    reads += 1
    return reads > failures ? Promise.resolve('read') : Promise.reject(new Error('down'))
  }
  const Part = () => {
    const { data, isLoadingError, refetch } = useQuery({ queryKey: ['part'], queryFn: read, retry: false })
    if (isLoadingError)
      return around(<ErrorState title="Down" retryLabel="Retry" onRetry={() => refetch()} />)
    return data ? came : around(<Skeleton />)
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <section aria-labelledby="part">
        <h2 id="part">Homes</h2>
        <Part />
        <h2>Further down</h2>
        <button type="button">Elsewhere</button>
      </section>
    </QueryClientProvider>,
  )
  await expect.element(retry()).toBeVisible()
  retry().element().focus()
  return () => reads
}

const list = (
  <ul aria-label="List of homes">
    <li>One</li>
  </ul>
)

test('whoever tries again goes on at what comes, and at the same button as long as nothing does', async () => {
  const reads = await renderPart(2, list)
  await userEvent.keyboard('{Enter}')
  await expect.poll(reads).toBe(2)
  await expect.element(retry()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'List of homes' })).toHaveFocus()
})

test('a heading in what comes takes the focus, also where more than the failure has gone', async () => {
  const article = (
    <article>
      <p>Yesterday</p>
      <h3>Sold</h3>
    </article>
  )
  await renderPart(1, article, (part) => <div className="p-4">{part}</div>)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Sold' })).toHaveFocus()
})

test('what has no name of its own gives the focus to what it lies in', async () => {
  await renderPart(1, <p>There are none.</p>)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('There are none.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Homes' })).toHaveFocus()
})

test('what is drawn, or laid out, later than it is answered is waited for', async () => {
  const next = { step: () => {} }
  const Late = () => {
    const [at, setAt] = useState(0)
    useEffect(() => {
      next.step = () => setAt((step) => step + 1)
    }, [])
    if (at === 0) return <Skeleton />
    return <div style={{ contentVisibility: at === 1 ? 'hidden' : 'visible' }}>{list}</div>
  }
  await renderPart(1, <Late />)
  await userEvent.keyboard('{Enter}')
  const listOfHomes = page.getByRole('list', { name: 'List of homes', includeHidden: true })
  const hasNoGoal = () => expect.element(page.getByRole('region', { name: 'Homes' })).toHaveFocus()
  await expect.element(retry()).not.toBeInTheDocument()
  await hasNoGoal()
  next.step()
  await expect.element(listOfHomes).toBeInTheDocument()
  await hasNoGoal()
  next.step()
  await expect.element(listOfHomes).toHaveFocus()
})

test('nobody is led back to what stands before the part', async () => {
  const afterPages = (part: ReactNode) => (
    <div>
      <nav aria-label="Pages" />
      <div>{part}</div>
    </div>
  )
  await renderPart(1, afterPages(<p>There are none.</p>), afterPages)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('There are none.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Homes' })).toHaveFocus()
})

test('whoever goes elsewhere meanwhile is left there', async () => {
  await renderPart(1, list)
  await userEvent.keyboard('{Enter}')
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await expect.element(page.getByRole('list', { name: 'List of homes' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})
