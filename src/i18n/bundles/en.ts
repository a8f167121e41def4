/** The English texts around every page; Vite puts them into one chunk. */
export const files = import.meta.glob<object>(
  ['../../app/messages.en.json', '../../features/header/messages.en.json'],
  { eager: true, import: 'default' },
)

/** Those of features and screens, a chunk each, so that a page loads its own and no others. */
export const late = import.meta.glob<object>(
  ['../../{features,screens,screens/*}/*/messages.en.json', '!../../features/header/**'],
  { import: 'default' },
)
