/** Direction. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const arrowRight = 'M3.5 10h12M11 5.5l4.5 4.5-4.5 4.5'
export const chevronDown = 'M5.5 8l4.5 4.5L14.5 8'
export const arrowLeft = 'M16.5 10h-12M9 5.5 4.5 10 9 14.5'
