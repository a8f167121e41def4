import type { operations } from '#gen/system/types.ts'
import { articlesNamed } from '../../catalogue/cases/faq/articles.ts'
import { caseUserOf } from '../shared/request/case-user.ts'
import type { Operation } from '../shared/operation.ts'
import { reply } from '../shared/reply.ts'

/** The articles of the info step, in the language of the house; ids that name nothing are left out (S-057). */
export const getCaseFaq: Operation<operations['getCaseFaq']> = ({ body, user, world }) => {
  const caseUser = caseUserOf({ user, world })
  if ('status' in caseUser) return caseUser
  const found = articlesNamed(body.faqIds, caseUser.country ?? 'se')
  return reply(
    200,
    found.map(({ id, article: { question, answer, film } }) => ({
      id,
      question,
      answer,
      ...(film
        ? { youtubeLink: film.address, youtubeDescription: film.description, youtubeScriptText: film.script }
        : {}),
      files: [],
    })),
  )
}
