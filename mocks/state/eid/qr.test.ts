import { expect, test } from 'vitest'
import { qrData } from './qr.ts'

const token = '67df3917-fa0d-44e5-b327-edcc928297f8'
const secret = 'd28db9a7-4cde-429e-a983-359be676944c'

test.each([
  [0, 'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'],
  [1, '949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2'],
  [2, 'a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3'],
  [3, '96077d77699971790b46ee1f04ff1e44fe96b0602c9c51e4ca9c6d031c7c3bb7'],
])('the QR code after %i seconds is the published one', async (seconds, mac) => {
  expect(await qrData(token, secret, seconds)).toBe(`bankid.${token}.${seconds}.${mac}`)
})
