import type { CaseCountry } from '../place.ts'
import type { Article, Articles } from './article.ts'
import { articlesNb } from './articles-nb.ts'
import { articlesSv } from './articles-sv.ts'
import { unbrokenAll } from '../../words/unbroken.ts'
import { type FaqId, faqIds } from './faq-ids.ts'

const articles: Readonly<Record<CaseCountry, Articles>> = unbrokenAll({ se: articlesSv, no: articlesNb })

/** The articles that ids name, in the order of the ids; what names nothing is left out. */
export function articlesNamed(
  ids: readonly string[],
  country: CaseCountry,
): { id: FaqId; article: Article }[] {
  return ids.flatMap((id) => (isFaq(id) ? [{ id, article: articles[country][id] }] : []))
}

const isFaq = (id: string): id is FaqId => faqIds.some((one) => one === id)
