/** All Finnish texts; Vite puts them into one chunk. */
export const files = import.meta.glob<object>('../../**/messages.fi.json', {
  eager: true,
  import: 'default',
})
