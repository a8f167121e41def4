/** How it went. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const check = 'M3.75 10.25 8 14.5l8.25-9'
export const warning = 'M10 3.5l7.5 13h-15L10 3.5ZM10 8.5V12M10 14.25v.01'
export const info = 'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5ZM10 9.25v4.5M10 6.25v.01'
