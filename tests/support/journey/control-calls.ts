import type { Page } from '@playwright/test'
import { ask } from '../clients/ask.ts'
import { MockControl } from '../clients/mock-control.ts'
import { showsNothing } from './quiet-page.ts'

const { MOCK_PORT = '4110' } = process.env

/**
 * Control calls to the mock server, which need no page. While one is open, its portal is up first, and they are about
 * the world that it is in.
 */
export function serverControl(page: Page, world: string): MockControl {
  return new MockControl(async ({ method, path, body }) => {
    const isOpen = !showsNothing(page)
    if (isOpen) await page.getByRole('main').waitFor()
    const cookies = isOpen ? await page.context().cookies(page.url()) : []
    const current = cookies.find(({ name }) => name === 'world')?.value ?? world
    const response = await ask(`http://localhost:${MOCK_PORT}/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-world': current },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }, false)
}

/** Control calls to the mock backend in the browser, which only a page of the same site reaches. */
export function pageControl(page: Page): MockControl {
  return new MockControl(async (sent) => {
    // the page has something to show once its backend answers
    await page.getByRole('main').waitFor()
    return page.evaluate(async ({ method, path, body }) => {
      const response = await fetch(`/__mock${path}`, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    }, sent)
  }, true)
}
