// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { postToHost } from './post-to-host.ts'

const parent = Object.getOwnPropertyDescriptor(window, 'parent')
afterEach(() => Object.defineProperty(window, 'parent', parent ?? { value: window, configurable: true }))

/** What a page around the frame is sent, and for whom, by the referrer that the frame has of it. */
function toldFrom(referrer: string, embedOrigins: readonly string[]) {
  const postMessage = vi.fn()
  Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true })
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  postToHost({ ...jmse, embedOrigins }, 'plain', { event: 'ready' })
  return postMessage.mock.calls as [unknown, string][]
}

const host = 'https://www.brf-ekbacken.example'

test('a page that the site lists is told, by its own name', () => {
  expect(toldFrom(`${host}/portalen`, [host])).toEqual([[{ embed: 'plain', event: 'ready' }, host]])
})

test('a page that the site does not list is told nothing, and none is told without being named', () => {
  expect(toldFrom('https://evil.example/', [host])).toEqual([])
  expect(toldFrom('', [host, 'https://*.hosts.example']).map(([, target]) => target)).not.toContain('*')
})

test('outside a frame nothing is told', () => {
  const postMessage = vi.spyOn(window, 'postMessage')
  postToHost(jmse, 'plain', { event: 'ready' })
  expect(postMessage).not.toHaveBeenCalled()
})
