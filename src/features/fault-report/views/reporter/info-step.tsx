import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { FaqArticle } from '#gen/system/model.ts'
import { articlesQuery, caseFaqQuery } from '#src/api/case-management.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { download, external } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useWizard } from '../../wizard-context.ts'
import { LoadingRows } from '../frame/load-failure.tsx'

/** What may already help (F-109). Answers that cannot be read are passed over in silence. */
export function InfoStep() {
  const t = useTranslations('fault-report.info')
  const { articles: ids, html } = useWizard()
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
          <Film article={article} />
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

/** A film is on another site: nothing is fetched from there before one goes there. */
function Film({ article }: { article: Partial<FaqArticle> }) {
  const t = useTranslations('fault-report.info')
  const { youtubeLink, youtubeDescription, youtubeScriptText } = article
  if (!youtubeLink) return null
  return (
    <div className="mt-4">
      <LocalLink href={youtubeLink} className={textLinkClass()}>
        {youtubeDescription ?? t('film')}
        <Icon path={external} />
      </LocalLink>
      <p className="mt-1 text-small text-ink-2">{t('filmElsewhere')}</p>
      {youtubeScriptText && (
        <details className="mt-3 text-small">
          <summary className="cursor-pointer">{t('script')}</summary>
          <p className="mt-2 whitespace-pre-line text-ink-2">{youtubeScriptText}</p>
        </details>
      )}
    </div>
  )
}
