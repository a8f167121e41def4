import { sort } from '../icons/actions.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import type { ChoiceMenuProps } from './choice-menu.tsx'

/** The order of a list. */
export const SortMenu = <V extends string>(props: Omit<ChoiceMenuProps<V>, 'icon'>) => (
  <ChoiceMenu icon={sort} {...props} />
)
