import { StockLine } from '#src/features/footer/stock-line.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { CareerNavigation } from './career-navigation.tsx'
import { PageListTemplate } from './page-list.tsx'
import { StandardPageTemplate } from './standard-page.tsx'
import type { TemplateProps } from '#src/screens/template.ts'

/**
 * What editors write: a page of blocks, or a list of such pages. The content says which; the template's name does not. Pages
 * of the company end with the price of its share, where the site shows it (G-078).
 */
export function EditorialTemplate({ page }: TemplateProps) {
  const { capabilities } = useSite()
  const isCareer = page.template === 'standardCareer' || page.template === 'availableJobs'
  return (
    <>
      {isCareer && <CareerNavigation items={page.careerNavigation} />}
      {page.content.kind === 'pageList' ? (
        <PageListTemplate page={page} />
      ) : (
        <StandardPageTemplate page={page} />
      )}
      {page.stock && capabilities.stock && <StockLine quote={page.stock} />}
    </>
  )
}
