import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { resettable } from '../../address/active-filters.ts'
import type { FilterName } from '../../address/active-filters.ts'
import { FilterFields } from '../fields/filter-fields.tsx'
import { FoundCount } from '#src/features/search/found-count.tsx'
import type { SearchControl } from '../search-control.ts'
import { useOneVisit } from '../use-one-visit.ts'

type Props = { names: readonly FilterName[]; control: SearchControl; onClose: () => void }

/** What is among more filters has no second place. */
const isByItself = (name: FilterName) => name !== 'fee' && name !== 'monthlyCost'

/** All filters at once, for phones. Every choice counts at once; the button only leads to the list. */
export function FilterSheet({ names, control, onClose }: Props) {
  const t = useTranslations('filters')
  const clearAll = useTranslations('search')('clear.all')
  const site = useSite()
  const visit = useOneVisit(control, true)
  const { state, hasPlaceInPath, listed } = control
  const show = useRef<HTMLButtonElement>(null)
  const canReset = resettable(site, state, hasPlaceInPath).length > 0
  return (
    <Modal open look="bottom" onClose={onClose} title={t('sheet.title')} closeLabel={t('sheet.close')}>
      <div className="grid gap-9">
        {names.filter(isByItself).map((name) => (
          <FilterFields key={name} name={name} control={visit} isNamed />
        ))}
      </div>
      <div className="sticky bottom-0 z-1 -mx-5 mt-8 -mb-8 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-4 sm:-mx-10 sm:-mb-10 sm:px-10">
        {canReset ? (
          <TextButton
            look="quiet"
            className="shrink-0 text-small"
            onClick={() => {
              visit.reset()
              // the button goes with the filters
              show.current?.focus()
            }}
          >
            {clearAll}
          </TextButton>
        ) : (
          <span />
        )}
        <Button ref={show} className="max-sm:px-4" onClick={onClose}>
          <FoundCount total={listed.count} hits={listed.kind} />
        </Button>
      </div>
    </Modal>
  )
}
