/** What a tool objects to by an error of its own; docs/judges.md gives each reason. */
export const noise: readonly { judge: string; says: RegExp }[] = [
  // it takes the types that an answer may have for one
  {
    judge: 'openapi-python-client',
    says: /^Unsupported content_type image\/[^;]+(?:; Unsupported content_type image\/[^;]+)*$/,
  },
]
