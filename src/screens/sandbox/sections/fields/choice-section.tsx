import { useState } from 'react'
import { Chip } from '#src/ui/actions/chip.tsx'
import { Segment } from '#src/ui/actions/segment.tsx'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { list } from '#src/ui/icons/actions.ts'
import { mapPin, map } from '#src/ui/icons/things.ts'
import { Sample, Specimen } from '../../sample.tsx'
import { choices, orders, titles, views } from '../../samples.ts'

const icons = { list, map }
const options = views.map((view) => ({ ...view, icon: icons[view.value] }))

/** Filters, order and view. */
export const ChoiceSection = () => (
  <Sample title={titles.choices}>
    <Chips />
    <ViewAndOrder />
  </Sample>
)

function Chips() {
  const [isSet, setSet] = useState(true)
  return (
    <>
      <Specimen of="Chip" className="flex flex-wrap items-center gap-2">
        <Chip open={false}>{choices.rest}</Chip>
        <Chip
          open={false}
          set={isSet}
          onClear={() => setSet(false)}
          clearLabel={choices.clear}
          onClick={() => setSet(true)}
        >
          {choices.set}
        </Chip>
        <Chip open={false} set>
          {choices.set}
        </Chip>
        <Chip open>{choices.open}</Chip>
        <Chip open={false} icon={mapPin} set>
          {choices.icon}
        </Chip>
        <Chip>{choices.compact}</Chip>
      </Specimen>
      <Specimen of="Chip compact" className="flex flex-wrap items-center gap-2">
        <Chip compact>{choices.compact}</Chip>
        <Chip compact open={false}>
          {choices.rest}
        </Chip>
        <Chip compact open={false} set>
          {choices.set}
        </Chip>
      </Specimen>
    </>
  )
}

function ViewAndOrder() {
  const [view, setView] = useState<'list' | 'map'>('list')
  const [plain, setPlain] = useState<'list' | 'map'>('map')
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('earliest')
  return (
    <>
      <Specimen of="Segment">
        <Segment label={choices.view} name="view" options={options} value={view} onChange={setView} />
        <Segment label={choices.view} name="view-words" options={views} value={plain} onChange={setPlain} />
      </Specimen>
      <Specimen of="SortMenu">
        <SortMenu label={choices.sort} options={orders} value={order} onChange={setOrder} />
      </Specimen>
    </>
  )
}
