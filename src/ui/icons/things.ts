/** Things and places. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const home = 'M3.5 9 10 3.5 16.5 9v7.5H12V12H8v4.5H3.5V9Z'
export const user =
  'M10 3.25a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM4 16.75v-.25A4.5 4.5 0 0 1 8.5 12h3a4.5 4.5 0 0 1 4.5 4.5v.25'
export const bell = 'M10 3a4.5 4.5 0 0 0-4.5 4.5V12L4 14.5h12L14.5 12V7.5A4.5 4.5 0 0 0 10 3ZM8.5 17h3'
export const mapPin =
  'M10 17.5c3.5-4 5-6.6 5-9a5 5 0 0 0-10 0c0 2.4 1.5 5 5 9ZM10 6.75a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z'
export const map = 'M3 5l4.5-1.5 5 1.5L17 3.5V15l-4.5 1.5-5-1.5L3 16.5V5ZM7.5 3.5V15M12.5 5v11.5'
export const globe =
  'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5ZM3 10h14M10 2.75c2.2 2.2 3 4.6 3 7.25s-.8 5.05-3 7.25c-2.2-2.2-3-4.6-3-7.25s.8-5.05 3-7.25Z'
export const phone =
  'M7 3.25H4.25a1 1 0 0 0-1 1c0 6.9 5.6 12.5 12.5 12.5a1 1 0 0 0 1-1V13l-3.5-1.5-1.5 1.75A9.5 9.5 0 0 1 6.75 8.25L8.5 6.75 7 3.25Z'
export const device = 'M6.25 2.75h7.5v14.5h-7.5V2.75ZM9.5 14.75h1'
export const mail = 'M3 5h14v10.5H3V5ZM3.5 5.75 10 11l6.5-5.25'
export const calendar = 'M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5'
export const document = 'M5 2.75h6.75L15.25 6.5v10.75H5V2.75ZM8 9h4.25M8 11.5h4.25M8 14h4.25'
export const card = 'M3 5h14v10.5H3V5ZM3 8.5h14'
export const key = 'M5.75 7.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM8.5 10h8.75v2.5M13.75 10v2'
export const lock = 'M4.75 9h10.5v7.5H4.75V9ZM7 9V6.5a3 3 0 0 1 6 0V9'
export const wrench =
  'M13.9 3.3a4 4 0 0 0-5 5L3.5 13.7a1.9 1.9 0 0 0 2.7 2.7l5.4-5.4a4 4 0 0 0 5-5l-2.5 2.5-2.2-.6-.6-2.2 2.6-2.4Z'
