import { expect, test } from 'vitest'
import { tokenOf } from './token-of.ts'

const token = '67df3917-fa0d-44e5-b327-edcc928297f8'
const qr = `bankid.${token}.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8`

test('a scanned code, a start link and a bare token are all told apart from anything else', () => {
  expect(tokenOf(qr)).toBe(qr)
  expect(tokenOf(`  ${qr}\n`)).toBe(qr)
  expect(tokenOf(`bankid:///?autostarttoken=${token}&redirect=null`)).toBe(token)
  expect(tokenOf(`https://app.bankid.com/?redirect=x&autostarttoken=${token}`)).toBe(token)
  expect(tokenOf(token)).toBe(token)
  expect(tokenOf('https://example.com/')).toBeUndefined()
  expect(tokenOf(`bankid.${token}.0.tooshort`)).toBeUndefined()
  expect(tokenOf('')).toBeUndefined()
})
