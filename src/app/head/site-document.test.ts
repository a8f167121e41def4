import { expect, test } from 'vitest'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmse } from '#src/sites/jmse.ts'
import { iconOf } from './site-document.ts'

const colours = { brand: '#1b5b54', dash: '#f2b705' }

test('the icon is the mark of the site in its brand colour', () => {
  const icon = iconOf(jmse.mark, colours)
  expect(icon).toContain('rx="1" fill="#1b5b54"')
  expect(icon.match(/h\d+v/g)).toHaveLength(jmse.mark.dashes.length)
  expect(icon).not.toContain('#f2b705')
})

test('the dashes of the contractor site are in its accent', () => {
  expect(iconOf(jmEntreprenad.mark, colours)).toContain('fill="#f2b705"')
})
