// What openapi.json holds, so that the compiler need not read it.

declare const document: {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

export default document
