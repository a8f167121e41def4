import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Breadcrumb, Image } from '#gen/content/model.ts'
import { fullWidth, Picture } from './picture.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'

type Props = {
  heading: string
  preamble?: string
  image?: Image
  breadcrumbs: readonly Breadcrumb[]
  figures: ReactNode
  /** The one decision of the page, where there is one. */
  card?: ReactNode
}

/** The house, what it is in a sentence and a few figures, and to the right what to do about it. */
export function StageIntro({ heading, preamble, image, breadcrumbs, figures, card }: Props) {
  const t = useTranslations('page-content')
  const here = breadcrumbs.at(-1)
  return (
    <>
      {image && (
        <Picture
          image={image}
          {...fullWidth}
          ratio={5 / 2}
          isFirst
          className="h-[clamp(14rem,39vw,36rem)] object-cover object-bottom"
        />
      )}
      <PageWidth className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 pb-12 sm:pt-11 sm:pb-16 lg:grid-cols-[1fr_26.25rem]">
        <div>
          {here && (
            <Breadcrumbs
              label={t('breadcrumbs')}
              links={breadcrumbs.slice(0, -1).map(({ name, url }) => (
                <LocalLink key={url} href={url}>
                  {name}
                </LocalLink>
              ))}
              here={here.name}
            />
          )}
          <h1 className="mt-5 max-w-[18em]">{heading}</h1>
          {preamble && <p className="mt-5 max-w-measure text-lead text-ink-2">{preamble}</p>}
          <div className="mt-8 max-sm:[&_dl]:grid max-sm:[&_dl]:grid-cols-2 max-sm:[&_dl]:gap-x-4 max-[19rem]:[&_dl]:grid-cols-1 min-[19rem]:max-sm:[&_dl>:last-child:nth-child(odd)]:col-span-2">
            {figures}
          </div>
        </div>
        {card}
      </PageWidth>
    </>
  )
}
