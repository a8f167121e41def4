/** How and when to meet or reach somebody. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const mail = 'M3 5h14v10.5H3V5ZM3.5 5.75 10 11l6.5-5.25'
export const calendar = 'M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5'
export const wrench =
  'M13.9 3.3a4 4 0 0 0-5 5L3.5 13.7a1.9 1.9 0 0 0 2.7 2.7l5.4-5.4a4 4 0 0 0 5-5l-2.5 2.5-2.2-.6-.6-2.2 2.6-2.4Z'
export const clock = 'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5ZM10 6v4.25l2.75 1.5'
