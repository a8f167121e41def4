/** The name of a filter above its fields. */
export const legendClass = 'mb-2 block text-h4'
