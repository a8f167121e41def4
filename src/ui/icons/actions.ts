/** What a person does. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const search = 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17'
export const heart = 'M10 16.6l-6.1-6.1a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5L10 16.6Z'
export const bookmark = 'M5.5 3.5h9V17L10 13.5 5.5 17V3.5Z'
export const menu = 'M3 7h14M3 13h14'
export const close = 'M5 5l10 10M15 5 5 15'
export const plus = 'M10 4v12M4 10h12'
export const minus = 'M4 10h12'
export const edit = 'M4 16l.7-3.2 8.8-8.8L16 6.5l-8.8 8.8L4 16ZM11.3 6.2l2.5 2.5'
export const sort = 'M6.5 4v12M4 13.5 6.5 16 9 13.5M13.5 16V4M11 6.5 13.5 4 16 6.5'
export const filter =
  'M3 6.5h7.5M15 6.5h2M3 13.5h2M9.5 13.5H17M12.75 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.25 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const list = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13'
export const attach =
  'M13.5 6.5 8.2 11.8a1.4 1.4 0 0 0 2 2l5.4-5.4a3 3 0 0 0-4.2-4.2L5.8 9.8a4.6 4.6 0 0 0 6.5 6.5l4.2-4.2'
export const show =
  'M2.5 10C4.3 6.8 6.9 5 10 5s5.7 1.8 7.5 5c-1.8 3.2-4.4 5-7.5 5s-5.7-1.8-7.5-5ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const hide = `${show}M4 16 16 4`
