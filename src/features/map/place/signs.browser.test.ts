import { expect, test } from 'vitest'
import '#src/styles/main.css'
import './signs.css'
import { signClass } from '../sign-class.ts'

test('the longest name of a project stands in one line on the map of its place', () => {
  const sign = document.createElement('div')
  const text = 'Trygghetsgården Mandelblom'
  sign.className = signClass({ at: { lat: 59, lng: 18 }, text, home: 'above' })
  sign.textContent = text
  document.body.append(sign)
  const name = document.createRange()
  name.selectNodeContents(sign)
  expect(name.getClientRects()).toHaveLength(1)
  sign.remove()
})
