import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { FaqArticle } from '#gen/system/model.ts'
import { articlesQuery, caseFaqQuery } from '#src/api/my-pages/case-management.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { download } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { filmOf } from '../../steps/film-of.ts'
import { type WizardTools, useWizard } from '../../wizard/wizard-context.ts'
import { LoadingRows } from '../frame/load-failure.tsx'

/** What may already help (F-109). Answers that cannot be read are passed over in silence. */
export function InfoStep() {
  const t = useTranslations('fault-report.info')
  const { articles: ids, html, film } = useWizard()
  const faq = useQuery({ ...caseFaqQuery(ids ?? []), enabled: ids !== null })
  const plain = useQuery({ ...articlesQuery(ids ?? []), enabled: faq.isError && ids !== null })
  if (faq.isLoading || plain.isLoading) return <LoadingRows />
  const found: Partial<FaqArticle>[] =
    faq.data ?? plain.data?.map(({ id, title, text }) => ({ id, question: title, answer: text })) ?? []
  if (found.length === 0) return <p>{t('none')}</p>
  return (
    <div className="grid gap-8">
      {found.map((article) => (
        <article key={article.id} className="border-t border-line pt-6">
          <h3 className="text-h4">{article.question}</h3>
          <div className="mt-3">{html(article.answer ?? '')}</div>
          <FilmOf article={article} show={film} />
          <ul className="mt-4 grid gap-2 empty:hidden">
            {article.files?.map(({ name, url }) => (
              <li key={url}>
                <LocalLink href={url} className={textLinkClass({ look: 'quiet' })}>
                  <Icon path={download} />
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  )
}

type FilmProps = { article: Partial<FaqArticle>; show: WizardTools['film'] }

function FilmOf({ article, show }: FilmProps) {
  const film = filmOf(article)
  return film && <div className="mt-5">{show(film)}</div>
}
