import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { houseOf, housesOf, planOf } from './picker-views.ts'

type Props = { picker: ExplorerData; homeId: string | undefined }

/** The roof of the house that a home is in, laid over the project seen from above. */
export function ChosenRoof({ picker, homeId }: Props) {
  const houses = housesOf(picker)
  const plan = planOf(picker, houses)
  const house = houseOf(picker, houses, homeId)
  const roof = plan && house && picker.clickArea[plan.id]?.find(({ targetId }) => targetId === house.id)
  if (!roof) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      // its ridge and its outline are those of the drawing
      className="absolute inset-0 size-full mix-blend-multiply"
    >
      <polygon points={roof.points.map(({ x, y }) => `${x},${y}`).join(' ')} className="fill-brand" />
    </svg>
  )
}
