/** What changes, keeps or shows something. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const plus = 'M10 4v12M4 10h12'
export const minus = 'M4 10h12'
export const edit = 'M4 16l.7-3.2 8.8-8.8L16 6.5l-8.8 8.8L4 16ZM11.3 6.2l2.5 2.5'
export const bookmark = 'M5.5 3.5h9V17L10 13.5 5.5 17V3.5Z'
export const show =
  'M2.5 10C4.3 6.8 6.9 5 10 5s5.7 1.8 7.5 5c-1.8 3.2-4.4 5-7.5 5s-5.7-1.8-7.5-5ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const hide = `${show}M4 16 16 4`
