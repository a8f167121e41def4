import axe from 'axe-core'
import { expect, test } from 'vitest'
import { barriersHere } from '../barriers/barriers-here.ts'
import { knownLook, markHere } from './known-looks.ts'

/** Shows a page, has axe judge its contrast, and says what was left alone for its look. */
async function leftAlone(html: string): Promise<string[]> {
  document.body.innerHTML = html
  const unmark = markHere(knownLook)
  const marked = [...document.querySelectorAll(`p[${knownLook}]`)].map(({ id }) => id)
  await axe.run(document.body, { runOnly: ['color-contrast'] })
  unmark()
  return marked
}

test('what axe has judged is left alone where it comes again, and nothing that was hidden or covered', async () => {
  const pages = (style: string) => `
    <p id="seen" class="seen">One</p>
    <p id="hidden" class="hidden" ${style && 'hidden'}>Two</p>
    <div style="position: relative">
      <p id="covered" class="covered">Three</p>
      <div style="${style}"></div>
    </div>`
  expect(await leftAlone(pages('position: absolute; inset: 0; background: url(x.png)'))).toEqual([])
  expect(await leftAlone(pages(''))).toEqual(['seen'])
  expect(await leftAlone(pages(''))).toEqual(['seen', 'hidden', 'covered'])
})

test('too little contrast is told each time, on another ground as well, and of a part alone', async () => {
  const found = async (within: string, ground = 'white') => {
    document.body.innerHTML = `
      <main style="background: ${ground}"><h1>One</h1><p id="faint" style="color: #999">Two</p></main>`
    return barriersHere({ within })
  }
  expect(await found('#faint', 'black')).toEqual([])
  for (const within of ['main', '#faint', '#faint'])
    expect(await found(within)).toEqual(['color-contrast: #faint'])
})
