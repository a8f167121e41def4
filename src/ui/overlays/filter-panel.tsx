import type { ReactNode } from 'react'
import { Popover } from './popover.tsx'
import type { PopoverProps } from './popover.tsx'

type Props = Pick<PopoverProps, 'anchor' | 'onClose' | 'label' | 'children'> & {
  /** What leads on from it; it sticks to the foot. */
  foot: ReactNode
}

/** One filter below its chip: its fields, and a foot that stays while they scroll. Loaded on demand. */
export const FilterPanel = ({ label, foot, children, ...popover }: Props) => (
  <Popover {...popover} open label={label}>
    <h2 className="mb-5 font-text text-h4">{label}</h2>
    {/* what has the focus is not below what sticks to the foot */}
    <div className="[&_input]:scroll-mb-26">{children}</div>
    <div className="sticky bottom-0 z-1 -mx-7 mt-2 -mb-7 flex flex-wrap items-center justify-end gap-4 bg-paper px-7 pt-4 pb-7 huge-text:-mx-3.5 huge-text:px-3.5">
      {foot}
    </div>
  </Popover>
)
