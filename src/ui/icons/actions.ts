/** What a person does. Paths on a grid of 20, drawn by Icon with a 1.5 stroke. */
export const search = 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17'
export const heart = 'M10 16.6l-6.1-6.1a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5L10 16.6Z'
export const menu = 'M3 7h14M3 13h14'
export const close = 'M5 5l10 10M15 5 5 15'
export const sort = 'M6.5 4v12M4 13.5 6.5 16 9 13.5M13.5 16V4M11 6.5 13.5 4 16 6.5'
export const filter =
  'M3 6.5h7.5M15 6.5h2M3 13.5h2M9.5 13.5H17M12.75 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.25 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
export const list = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13'
