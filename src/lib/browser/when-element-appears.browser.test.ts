import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { whenElementAppears } from './when-element-appears.ts'

afterEach(() => document.body.replaceChildren())

const draw = () =>
  document.body.insertAdjacentHTML('beforeend', '<section><a href="#home">Home</a></section>')
const link = () => document.querySelector('a')
const focus = () => whenElementAppears('section a', (element) => element.focus())

test('what is there is led to at once', () => {
  draw()
  focus()
  expect(document.activeElement).toBe(link())
})

test('what is drawn later is led to then, once', async () => {
  focus()
  draw()
  await expect.poll(() => document.activeElement).toBe(link())
  link()?.blur()
  draw()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

test('whoever has gone on is not called back', async () => {
  focus()
  await userEvent.keyboard('{Tab}')
  draw()
  await Promise.resolve()
  expect(document.activeElement).not.toBe(link())
})
