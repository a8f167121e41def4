/** The Norwegian texts around every page; Vite puts them into one chunk. */
export const files = import.meta.glob<object>(
  ['../../app/messages.nb.json', '../../features/{footer,header,notifications,session}/messages.nb.json'],
  { eager: true, import: 'default' },
)
