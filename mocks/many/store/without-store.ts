/** Says that an answer is from memory, and for how many seconds the store of worlds has been away. */
export const awayHeader = 'x-mock-store-away'

/** What these methods ask for changes something, whatever the operation. */
const writing = new Set(['PUT', 'PATCH', 'DELETE'])

export const isWriting = (method: string): boolean => writing.has(method)
