import { useTranslations } from 'use-intl'
import { explorerFile } from '#src/api/homes/explorer.ts'
import type { ExplorerView } from '#src/api/homes/explorer.ts'
import type { Box, PickerHouse } from '../picker-views.ts'

type Props = {
  plan: ExplorerView
  places: readonly { viewId: string; box: Box }[]
  houses: readonly PickerHouse[]
  onHouse: (house: PickerHouse) => void
}

/** The houses of a project from above: each leads to its facade (N-071). */
export function PlanView({ plan, places, houses, onHouse }: Props) {
  const t = useTranslations('project')
  return (
    <div
      style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
      className="relative mx-auto max-h-170 max-w-full"
    >
      <img
        src={explorerFile(plan.imageUrl)}
        alt={plan.imageAlt}
        width={plan.width}
        height={plan.height}
        className="size-full"
      />
      {places.map(({ viewId, box }) => {
        const house = houses.find(({ street, yard }) => [street.id, yard?.id].includes(viewId))
        return (
          house && (
            <button
              key={viewId}
              type="button"
              aria-label={t('picker.toHouse', { house: house.name })}
              onClick={() => onHouse(house)}
              style={{
                left: `${box.left * 100}%`,
                top: `${box.top * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
              className="absolute grid min-h-11 min-w-11 place-items-center rounded-m transition-colors hover:bg-brand/20"
            >
              <span className="inline-flex min-h-10 items-center rounded-s bg-ink px-3 text-micro font-label whitespace-nowrap text-paper">
                {house.name}
              </span>
            </button>
          )
        )
      })}
    </div>
  )
}
