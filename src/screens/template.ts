import type { PageContent } from '#gen/content/model.ts'
import type { PageViewModel } from '#src/api/content/content.ts'

export type TemplateProps = { page: PageViewModel }
export type TemplateName = PageViewModel['template']
export type ContentOf<K extends PageContent['kind']> = Extract<PageContent, { kind: K }>

/** The content of a page whose template can show that kind only; any other is the service's mistake and an error. */
export function contentOf<K extends PageContent['kind']>(
  { template, content }: PageViewModel,
  kind: K,
): ContentOf<K> {
  if (content.kind !== kind) throw new Error(`The template ${template} shows ${kind}, not ${content.kind}`)
  return content as ContentOf<K>
}
