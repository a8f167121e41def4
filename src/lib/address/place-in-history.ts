/** What a step of the history keeps: the name that the router gives it and, where a modal lies over a page, that page's. */
export type HistoryStep = { __TSR_key?: string; under?: string }

/** Names the place in the history that a page is at, whether or not a modal lies over it. */
export const placeInHistory = ({ under, __TSR_key }: HistoryStep): string => under ?? __TSR_key ?? ''
