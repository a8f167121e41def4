/** All English texts; Vite puts them into one chunk. */
export const files = import.meta.glob<object>('../../**/messages.en.json', {
  eager: true,
  import: 'default',
})
