import { expect, test } from 'vitest'
import en from '../messages.en.json'
import fi from '../messages.fi.json'
import nb from '../messages.nb.json'
import sv from '../messages.sv.json'

// "tunnistussovellus" is the app
const ofLoginAlone = /identif|logg|log in|tunnistaut|kirjaud/i

test.each(Object.entries({ sv, nb, fi, en }))(
  '%s: what one reads while the e-ID works is true of a signature too',
  (_language, { hint }) => {
    expect(Object.values(hint).filter((text) => ofLoginAlone.test(text))).toEqual([])
  },
)
