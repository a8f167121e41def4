/** Papers, and what is done with them. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const document = 'M5 2.75h6.75L15.25 6.5v10.75H5V2.75ZM8 9h4.25M8 11.5h4.25M8 14h4.25'
export const attach =
  'M13.5 6.5 8.2 11.8a1.4 1.4 0 0 0 2 2l5.4-5.4a3 3 0 0 0-4.2-4.2L5.8 9.8a4.6 4.6 0 0 0 6.5 6.5l4.2-4.2'
export const download = 'M10 3.5V13M6 9.5l4 4 4-4M3.5 16.5h13'
export const external = 'M8 4.5H4.5v11h11V12M11.5 4H16v4.5M16 4l-7 7'
