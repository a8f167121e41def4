/** More arrow heads. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const chevronUp = 'M5.5 12.5 10 8l4.5 4.5'
export const chevronRight = 'M8 5.5l4.5 4.5L8 14.5'
export const chevronLeft = 'M12.5 5.5 8 10l4.5 4.5'
