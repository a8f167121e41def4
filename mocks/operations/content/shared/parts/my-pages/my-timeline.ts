import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import type { Account } from '../../../../../state/accounts/account.ts'
import { ownObjects } from '../../../../../state/accounts/homes/own-objects.ts'
import { firstAgreementOf } from '../../../../../state/purchase/first-agreement.ts'
import { isGrantedInstead, progressOf, stepsNow } from '../../../../../state/purchase/progress.ts'
import { todayOf } from '../../../../../state/today.ts'
import type { World } from '../../../../../state/world.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import type { Shape } from '../../types.ts'

type TimelineStep = Shape<'TimelineStep'>
type Purchase = NonNullable<Account['activeObject']>

/** The purchases of a customer that a site tells of: of the homes that it sells. */
export const purchasesOn = (account: Account, { catalogue }: World, { key }: Site): Purchase[] =>
  ownObjects(account).filter(({ objectId }) => catalogue.home(objectId)?.site === key)

/** The purchase of a home. */
export const purchaseOf = (account: Account, objectId: string): Purchase | undefined =>
  ownObjects(account).find((one) => one.objectId === objectId)

/** The steps from agreement to keys of a home (E-074), as the world's clock has them. */
export function timelineOf(account: Account, world: World, site: Site, objectId: string): TimelineStep[] {
  const words = contentWords(countryOf(site.key))
  const object = purchaseOf(account, objectId)
  if (!object) return []
  const today = todayOf(world, site)
  const steps = stepsNow(progressOf(object, account, today))
  const shown = steps.filter(({ step }) => step !== 'booking')
  const hasChoices = object.timeline.some(({ step, date }) => step === 'interior' && date !== undefined)
  const isGrantedAtOnce = firstAgreementOf(object, site.key) === 'purchase-agreement'
  const texts = {
    ...words.timelineTexts,
    ...(hasChoices ? {} : { interior: words.nothingToChoose }),
    ...(isGrantedAtOnce ? { contract: words.grantedAtOnce } : {}),
    ...(isGrantedInstead(object, account, today) ? { contract: words.grantedInstead } : {}),
  }
  const pages = stepPages(world, site)
  return shown.flatMap(({ step, state, date }, at) => {
    if (step === 'booking') return []
    const page = pages[at]
    return [
      {
        id: `step-${step}`,
        step,
        heading: words.timeline[step],
        text: texts[step],
        state: state === 'upcoming' ? 'coming' : state,
        ...(date ? { date } : {}),
        ...(page ? { links: [{ name: page.name, url: page.path }] } : {}),
      },
    ]
  })
}

/** The pages of the steps below the timeline's own, in the order of the steps. */
function stepPages({ catalogue }: World, { key, paths }: Site) {
  return catalogue
    .site(key)
    .pages.filter(({ template, path }) => template === 'timeline' && path !== paths.myTimeline)
}
