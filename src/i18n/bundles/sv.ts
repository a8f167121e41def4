/** All Swedish texts; Vite puts them into one chunk. */
export const files = import.meta.glob<object>('../../**/messages.sv.json', {
  eager: true,
  import: 'default',
})
