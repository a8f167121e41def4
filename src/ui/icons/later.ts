/* Icons of what is loaded when it is needed: none of them is in the first files. */
export const device = 'M6.25 2.75h7.5v14.5h-7.5V2.75ZM9.5 14.75h1'
export const mail = 'M3 5h14v10.5H3V5ZM3.5 5.75 10 11l6.5-5.25'
export const calendar = 'M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5'
export const document = 'M5 2.75h6.75L15.25 6.5v10.75H5V2.75ZM8 9h4.25M8 11.5h4.25M8 14h4.25'
export const card = 'M3 5h14v10.5H3V5ZM3 8.5h14'
export const lock = 'M4.75 9h10.5v7.5H4.75V9ZM7 9V6.5a3 3 0 0 1 6 0V9'
export const wrench =
  'M13.9 3.3a4 4 0 0 0-5 5L3.5 13.7a1.9 1.9 0 0 0 2.7 2.7l5.4-5.4a4 4 0 0 0 5-5l-2.5 2.5-2.2-.6-.6-2.2 2.6-2.4Z'
export const bookmark = 'M5.5 3.5h9V17L10 13.5 5.5 17V3.5Z'
export const plus = 'M10 4v12M4 10h12'
export const minus = 'M4 10h12'
export const edit = 'M4 16l.7-3.2 8.8-8.8L16 6.5l-8.8 8.8L4 16ZM11.3 6.2l2.5 2.5'
export const attach =
  'M13.5 6.5 8.2 11.8a1.4 1.4 0 0 0 2 2l5.4-5.4a3 3 0 0 0-4.2-4.2L5.8 9.8a4.6 4.6 0 0 0 6.5 6.5l4.2-4.2'
export const show =
  'M2.5 10C4.3 6.8 6.9 5 10 5s5.7 1.8 7.5 5c-1.8 3.2-4.4 5-7.5 5s-5.7-1.8-7.5-5ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const hide = `${show}M4 16 16 4`
export const chevronUp = 'M5.5 12.5 10 8l4.5 4.5'
export const chevronRight = 'M8 5.5l4.5 4.5L8 14.5'
export const chevronLeft = 'M12.5 5.5 8 10l4.5 4.5'
export const external = 'M8 4.5H4.5v11h11V12M11.5 4H16v4.5M16 4l-7 7'
export const download = 'M10 3.5V13M6 9.5l4 4 4-4M3.5 16.5h13'
export const logout = 'M8 3.5H4v13h4M8.5 10H16M12.5 6.5 16 10l-3.5 3.5'
export const bank = 'M3 8 10 3.5 17 8H3ZM5 8v6M8.33 8v6M11.67 8v6M15 8v6M3 16.5h14'
