import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { parseSearchState } from '#src/features/search/search-state.ts'
import en from '#src/features/search/messages.en.json' with { type: 'json' }
import fi from '#src/features/search/messages.fi.json' with { type: 'json' }
import nb from '#src/features/search/messages.nb.json' with { type: 'json' }
import sv from '#src/features/search/messages.sv.json' with { type: 'json' }
import { formatsOf } from '#src/i18n/formats.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import { chipText } from './filter-text.ts'

const told = [
  [jmse, sv, 'Avgift minst 3~000~kr', 'Månadskostnad högst 9~000~kr', '2~000~000~kr – 3~000~000~kr'],
  [jmno, nb, 'Felleskostnader minst kr~3~000', 'Månedskostnad maks kr~9~000', 'kr~2~000~000 – kr~3~000~000'],
  [jmoy, fi, 'Vastike vähintään 300~€', 'Kuukausikustannus enintään 900~€', '200~000~€ – 300~000~€'],
  [jmseEn, en, 'Fee from 3~000~kr', 'Monthly cost up to 9~000~kr', '2~000~000~kr – 3~000~000~kr'],
] as const

test.each(told)(
  'a chip of $name tells what its amounts are of, and a price by itself',
  (site, search, ...texts) => {
    // a euro is about ten crowns
    const amount = (crowns: number) => String(site === jmoy ? crowns / 10 : crowns)
    const state = parseSearchState({
      minFee: amount(3000),
      maxMonthlyCost: amount(9000),
      minPrice: amount(2_000_000),
      maxPrice: amount(3_000_000),
    })
    const t = createTranslator({ locale: site.language, messages: { search }, namespace: 'search' })
    const writer = { t, formats: formatsOf(site), site }
    const written = { state, words: [], tags: [], hasPlaceInPath: false }
    const chips = (['fee', 'monthlyCost', 'price'] as const).map((name) => chipText(writer, name, written))
    expect(chips.map((chip) => chip.replaceAll('\u00a0', '~'))).toEqual(texts)
  },
)
