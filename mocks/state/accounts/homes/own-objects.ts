import type { Account } from '../account.ts'

type ActiveObject = NonNullable<Account['activeObject']>

/** The homes of a customer that My Pages follows: the one it is about first of all, then the others. */
export const ownObjects = ({ activeObject, otherObjects = [] }: Account): ActiveObject[] =>
  activeObject ? [activeObject, ...otherObjects] : [...otherObjects]

/** What an account keeps of these homes; the first is the one that My Pages is about. */
export function withObjects([first, ...others]: readonly ActiveObject[]): Pick<
  Account,
  'activeObject' | 'otherObjects'
> {
  return { activeObject: first, otherObjects: others }
}
