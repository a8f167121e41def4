/** The members of a path item that are operations. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** `/homes/{}` for `/homes/{id}` and `/homes/{homeId}`: the same path to whoever calls it. */
export const pathKey = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}')
