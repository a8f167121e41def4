/** All Norwegian texts; Vite puts them into one chunk. */
export const files = import.meta.glob<object>('../../**/messages.nb.json', {
  eager: true,
  import: 'default',
})
