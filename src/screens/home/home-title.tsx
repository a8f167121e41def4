import { useTranslations } from 'use-intl'
import type { Breadcrumb, ObjectContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'

/** Where the home is among the others. */
export function HomeBreadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const t = useTranslations('home')
  const here = breadcrumbs.at(-1)
  if (!here) return null
  return (
    <Breadcrumbs
      label={t('way')}
      links={breadcrumbs.slice(0, -1).map(({ name, url }) => (
        <LocalLink key={url} href={url}>
          {name}
        </LocalLink>
      ))}
      here={here.name}
    />
  )
}

/** The name of a home, and in one line what it is. */
export function HomeTitle({ content: { heading, summary, seo } }: { content: ObjectContent }) {
  const t = useTranslations('home')
  const formats = useFormats()
  const { objectNumber, floor, maxFloor, outdoorSpaces = [] } = summary
  const [outdoor] = outdoorSpaces
  const parts = [
    objectNumber,
    seo.rooms > 0 && formats.rooms(seo.rooms),
    seo.primaryArea > 0 && formats.area(seo.primaryArea),
    seo.plotArea !== undefined && t('line.plot', { area: formats.area(seo.plotArea) }),
    seo.floor !== undefined &&
      floor !== undefined &&
      maxFloor !== undefined &&
      t('line.floor', { floor, maxFloor }),
    outdoor &&
      [t(`outdoor.${outdoor.type}`).toLowerCase(), outdoor.area && formats.area(outdoor.area)]
        .filter(Boolean)
        .join('\u00a0'),
  ]
  // a line ends between the parts only
  const line = parts.flatMap((part) => part || []).map((part) => part.replaceAll(' ', '\u00a0'))
  return (
    <>
      <h1>{heading}</h1>
      <p className="mt-3 text-lead text-ink-2">{line.join('\u00a0· ')}</p>
    </>
  )
}
