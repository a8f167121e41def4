/**
 * The world in which an example is true (`x-example-world`): a scenario and who is logged in, by the names that the mock
 * knows. An answer may be that to another request than the operation's own, and then says what is sent instead.
 */
export type ExampleWorld = {
  scenario?: string | null
  persona?: string | null
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  cookie?: Record<string, unknown>
  body?: unknown
}

/** What an operation or an example says of its world; the default one, with nobody logged in, where it says nothing. */
export function worldOf(node: object): ExampleWorld {
  const { 'x-example-world': world = {} } = node as { 'x-example-world'?: ExampleWorld }
  return world
}
