import { expect, test } from 'vitest'
import { noise } from './noise.ts'
import { reasonIn } from './openapi-python-client.ts'
import { tellingLine } from './run-program.ts'

const pictures = `WARNING parsing GET /images/{kind}/{file} within images.

Cannot parse response (Unsupported content_type image/webp, image/avif), response will be omitted
`

const isNoise = (says: string) =>
  noise.some((one) => one.judge === 'openapi-python-client' && one.says.test(says))

test('a picture in several types is left out, and nothing else that the tool warns of', () => {
  expect(isNoise(reasonIn(pictures))).toBe(true)
  expect(isNoise(reasonIn(`${pictures}WARNING parsing POST /homes within homes.\n\nno schema\n`))).toBe(false)
})

test('of what a program wrote, the line with its error is told', () => {
  expect(tellingLine('WARNING: You are using 3.1\nloading\nerror: residence declares it twice\nbye\n')).toBe(
    'error: residence declares it twice',
  )
})
