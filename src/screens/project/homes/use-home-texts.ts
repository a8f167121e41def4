import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { askedPrice } from '#src/domain/sale/price/hit-price.ts'
import { homeAmounts } from '#src/domain/sale/price/home-amounts.ts'
import { statusAt } from '#src/domain/sale/status/status-at.ts'
import { useStatusTexts } from '#src/features/home-cards/hit-status-dot.tsx'

/** What there is to say of a home, in words and numbers of the site. Empty where nothing is known. */
export function useHomeTexts() {
  const t = useTranslations('project')
  const towards = useTranslations('search.towards')
  const formats = useFormats()
  const { locale } = useSite()
  const now = useNow()
  const status = useStatusTexts()
  const isLet = ({ disposalForm }: SearchHit) => disposalForm === 'tenancy'

  const facts = ({ minRooms, minLivingArea, floor }: SearchHit) =>
    [
      minRooms ? formats.rooms(minRooms) : '',
      minLivingArea ? formats.area(minLivingArea) : '',
      floor === undefined ? '' : t('home.floor', { floor }),
    ]
      .filter(Boolean)
      .join(', ')

  const price = (home: SearchHit) => {
    const { price: sum, rent } = homeAmounts(home)
    const { kind } = askedPrice(home)
    if (sum !== undefined)
      return kind === 'price' ? formats.price(sum) : t(`home.${kind}`, { price: formats.price(sum) })
    return rent === undefined ? '' : t('home.rent', { price: formats.price(rent) })
  }

  const fee = (home: SearchHit) => {
    const { fee: sum } = homeAmounts(home)
    return sum === undefined ? '' : t('home.fee', { price: formats.price(sum) })
  }

  /** The compass words of its outdoor spaces, each once. */
  const directions = ({ outdoorSpaces = [] }: SearchHit) =>
    [...new Set(outdoorSpaces.flatMap(({ direction }) => direction ?? []))]
      .map((direction) => t(`direction.${direction}`))
      .join(', ')

  const outdoor = ({ outdoorSpaces = [] }: SearchHit) =>
    outdoorSpaces
      .map(({ type, area, direction }) => {
        const place = t(`outdoor.${type}`, { area: area ? formats.area(area) : '' }).trim()
        return direction ? t('home.outdoor', { place, directions: towards(direction) }) : place
      })
      .join(', ')

  const name = (home: SearchHit) => home.objectNumber ?? home.name
  const state = (home: SearchHit) => statusAt(home, now)

  return {
    name,
    facts,
    state,
    status,
    price,
    fee,
    directions,
    outdoor,
    isLet,
    /** All that matters at once, for those who do not see the picture. */
    summary: (home: SearchHit) =>
      [name(home), status(home).text, facts(home), price(home)].filter(Boolean).join(', '),
    inWords: (words: readonly string[]) => new Intl.ListFormat(locale).format(words),
  }
}
