/** The rooms of a home that there are views into. */
export const shownRooms = ['living', 'kitchen', 'bedroom', 'bathroom', 'sauna'] as const
export type ShownRoom = (typeof shownRooms)[number]
