/** The English texts around every page; Vite puts them into one chunk. */
export const files = import.meta.glob<object>(
  ['../../app/messages.en.json', '../../features/{footer,header,notifications,session}/messages.en.json'],
  { eager: true, import: 'default' },
)
