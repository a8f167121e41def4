import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-service-time.ts'
import type { SearchHit } from '#src/api/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { homeAmounts } from '#src/domain/sale/home-amounts.ts'
import { homeState } from './home-state.ts'
import type { HomeState } from './home-state.ts'

/** What there is to say of a home, in words and numbers of the site. Empty where nothing is known. */
export function useHomeTexts() {
  const t = useTranslations('project')
  const formats = useFormats()
  const { locale } = useSite()
  const now = useNow()
  const isLet = ({ disposalForm }: SearchHit) => disposalForm === 'tenancy'

  const facts = ({ minRooms, minLivingArea, floor }: SearchHit) =>
    [
      minRooms ? formats.rooms(minRooms) : '',
      minLivingArea ? formats.area(minLivingArea) : '',
      floor === undefined ? '' : t('home.floor', { floor }),
    ]
      .filter(Boolean)
      .join(', ')

  const stateText = (home: SearchHit, state: HomeState) =>
    t(isLet(home) ? `letState.${state}` : `state.${state}`)

  const price = (home: SearchHit) => {
    const { price: sum, rent } = homeAmounts(home)
    if (sum !== undefined)
      return home.jmoyTotalPriceMin === undefined
        ? formats.price(sum)
        : t('home.debtFree', { price: formats.price(sum) })
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
        return direction ? t('home.outdoor', { place, directions: t(`towards.${direction}`) }) : place
      })
      .join(', ')

  const name = (home: SearchHit) => home.objectNumber ?? home.name
  const state = (home: SearchHit) => homeState(home, now)

  return {
    name,
    facts,
    state,
    stateText,
    price,
    fee,
    directions,
    outdoor,
    isLet,
    /** All that matters at once, for those who do not see the picture. */
    summary: (home: SearchHit) =>
      [name(home), stateText(home, state(home)), facts(home), price(home)].filter(Boolean).join(', '),
    inWords: (words: readonly string[]) => new Intl.ListFormat(locale).format(words),
  }
}
