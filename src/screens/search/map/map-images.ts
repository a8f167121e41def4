/** The picture beside a project in the list of the map, and the one of its card. */
export const rowImage = { widths: [300, 400], sizes: '9.25rem', ratio: 4 / 3 } as const
export const cardImage = { widths: [400, 600], sizes: '20.625rem', ratio: 16 / 9 } as const
