import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { personalNumberFlaw } from './personal-number.ts'

test.each([
  { site: jmse, text: '900101', flaw: 'wrong' },
  { site: jmse, text: '12829499914', flaw: 'wrong' },
  { site: jmse, text: '19900101-2385', flaw: undefined },
  { site: jmse, text: '900101-2384', flaw: 'pnrControl' },
  { site: jmno, text: '12829499914', flaw: undefined },
  { site: jmno, text: '12829499915', flaw: 'pnrControl' },
  { site: jmoy, text: '010594Y9032', flaw: undefined },
  { site: jmoy, text: '010594Y9033', flaw: 'pnrControl' },
] as const)('on $site.key the flaw of $text is $flaw [V-017, V-021]', ({ site, text, flaw }) =>
  expect(personalNumberFlaw(text, site)).toBe(flaw),
)
