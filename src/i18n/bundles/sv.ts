/** The Swedish texts around every page; Vite puts them into one chunk. */
export const files = import.meta.glob<object>(
  ['../../app/messages.sv.json', '../../features/{footer,header,notifications,session}/messages.sv.json'],
  { eager: true, import: 'default' },
)
