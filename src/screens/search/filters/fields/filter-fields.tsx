import type { FilterName } from '../../address/active-filters.ts'
import { DrawnFields } from './drawn-fields.tsx'
import { OneOfFields } from './one-of-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RangeFields } from './range-fields.tsx'
import { RoomFields } from './room-fields.tsx'
import type { SearchControl } from '../search-control.ts'
import { SomeOfFields } from './some-of-fields.tsx'
import { StageFields } from './stage-fields.tsx'

type Props = {
  name: FilterName
  control: SearchControl
  /** Other filters stand beside it, so that it says its own name. */
  isNamed?: boolean
}

/** What a filter is set with; the same in its popover and in the sheet of all filters. */
export function FilterFields({ name, control, isNamed = false }: Props) {
  switch (name) {
    case 'place':
      return <PlaceFields control={control} isNamed={isNamed} />
    case 'rooms':
      return <RoomFields control={control} isNamed={isNamed} />
    case 'price':
    case 'area':
    case 'fee':
    case 'monthlyCost':
      return <RangeFields name={name} control={control} isNamed={isNamed} />
    case 'inhabitDate':
    case 'viewing':
      return <OneOfFields name={name} control={control} isNamed={isNamed} />
    case 'residenceType':
      return <SomeOfFields name={name} control={control} isNamed={isNamed} />
    case 'stages':
      return <StageFields control={control} isNamed={isNamed} />
    case 'drawn':
      return <DrawnFields control={control} isNamed={isNamed} />
    case 'more':
      return (
        <div className="grid gap-7">
          <RangeFields name="fee" control={control} isNamed />
          <RangeFields name="monthlyCost" control={control} isNamed />
          <OneOfFields name="disposalForm" control={control} isNamed />
          <SomeOfFields name="outdoorArea" control={control} isNamed />
          <SomeOfFields name="projectStatus" control={control} isNamed />
          <SomeOfFields name="concepts" control={control} isNamed />
        </div>
      )
  }
}
