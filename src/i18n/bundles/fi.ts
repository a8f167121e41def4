/** The Finnish texts around every page; Vite puts them into one chunk. */
export const files = import.meta.glob<object>(
  ['../../app/messages.fi.json', '../../features/{footer,header,notifications,session}/messages.fi.json'],
  { eager: true, import: 'default' },
)
