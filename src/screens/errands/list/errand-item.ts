import type { Errand, Round } from '#gen/case_management/model.ts'

/** A line of the list: an errand, or a round through the houses of an association. */
export type ErrandItem = Errand | Round

/** Whether it is an errand: a round has no life to follow, and nothing about it can be changed. */
export const isErrand = (item: ErrandItem): item is Errand => 'history' in item

/** Where it is: what people of the house call the place. */
export const placeOf = ({ objectAddress, objectName }: ErrandItem): string =>
  [objectAddress, objectName].filter(Boolean).join(', ')
