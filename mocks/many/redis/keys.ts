/** The keys of a world. Their common part in braces is what a cluster goes by (valkey.io/topics/cluster-spec, hash tags). */
export const keysOf = (id: string) =>
  ['lease', 'number', 'head', 'rows', 'log'].map((part) => `mock:{${id}}:${part}`)
