import { articlesNamed } from '../../catalogue/cases/faq/articles.ts'
import { reply } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { holderOf } from '../shared/case-user.ts'

export const getCustomerArticles: CaseOperation<'getCustomerArticles'> = ({ body, user, world }) => {
  const holder = holderOf({ user, world })
  if ('status' in holder) return holder
  const found = articlesNamed(body.ids, holder.country ?? 'se')
  return reply(
    200,
    found.map(({ id, article }) => ({ id, title: article.question, text: article.answer })),
  )
}
