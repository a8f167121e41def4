import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { personalNumberError } from './personal-number.ts'

test.each([
  { site: jmse, text: '900101', error: 'wrong' },
  { site: jmse, text: '12829499914', error: 'wrong' },
  { site: jmse, text: '19900101-2385', error: undefined },
  { site: jmse, text: '900101-2384', error: 'pnrControl' },
  { site: jmno, text: '12829499914', error: undefined },
  { site: jmno, text: '12829499915', error: 'pnrControl' },
  { site: jmoy, text: '010594Y9032', error: undefined },
  { site: jmoy, text: '010594Y9033', error: 'pnrControl' },
] as const)('on $site.key the error of $text is $error [V-017, V-021]', ({ site, text, error }) =>
  expect(personalNumberError(text, site)).toBe(error),
)
