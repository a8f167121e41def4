import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Breadcrumb, Image } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { besideColumns } from '#src/ui/layout/beside-columns.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { fullWidth, Picture } from './picture.tsx'

type Props = {
  heading: string
  preamble?: string
  /** A line above the heading's text, such as a date and what kind of text it is. */
  note?: string
  image?: Image
  breadcrumbs: readonly Breadcrumb[]
  /** The preamble begins where the texts of the page do, and the line above it stands beside it. */
  isBeside?: boolean
}

/** Where one is, what the page is about, and its picture. */
export const PageIntro = ({ heading, preamble, note, image, breadcrumbs, isBeside = false }: Props) => (
  <>
    {image && (
      <Picture
        image={image}
        {...fullWidth}
        ratio={5 / 2}
        isFirst
        className="h-[clamp(14rem,36vw,34rem)] object-cover object-bottom"
      />
    )}
    <PageWidth className="pt-8 sm:pt-10">
      <Way breadcrumbs={breadcrumbs} />
      <h1 className="mt-5 max-w-[18em]">{heading}</h1>
      <div className={clsx(isBeside && besideColumns)}>
        {note && <p className={clsx('mt-4 text-small text-ink-2', isBeside && 'lg:mt-7')}>{note}</p>}
        {preamble && (
          <p className={clsx('mt-5 max-w-measure text-lead text-ink-2', isBeside && 'lg:col-start-2')}>
            {preamble}
          </p>
        )}
      </div>
    </PageWidth>
  </>
)

/** The last step is the page itself. */
function Way({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const t = useTranslations('page-content')
  const here = breadcrumbs.at(-1)
  if (!here) return null
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      links={breadcrumbs.slice(0, -1).map(({ name, url }) => (
        <LocalLink key={url} href={url}>
          {name}
        </LocalLink>
      ))}
      here={here.name}
    />
  )
}
