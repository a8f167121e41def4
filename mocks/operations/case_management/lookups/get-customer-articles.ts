import { articlesNamed } from '../../../catalogue/cases/faq/articles.ts'
import { reply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'

export const getCustomerArticles: CaseOperation<'getCustomerArticles'> = ({ body, user, world }) => {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const found = articlesNamed(body.ids, caseUser.country ?? 'se')
  return reply(
    200,
    found.map(({ id, article }) => ({ id, title: article.question, text: article.answer })),
  )
}
