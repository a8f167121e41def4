import { useTranslations } from 'use-intl'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { useVipStanding } from '#src/domain/sale/use-vip-standing.ts'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { ShowingList } from '#src/features/showings/showing-list.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { VipMembership } from './membership.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/**
 * What VIP customers may buy and see before others (T-051, F-151): the viewings first on the page of viewings, the homes
 * on the other. How one stands, and how to become a member, comes before them.
 */
export function VipTemplate({ page }: TemplateProps) {
  const t = useTranslations('project')
  const { paths } = useSite()
  const standing = useVipStanding()
  const { heading, preamble, membershipFee, stages, objects, showings, blocks } = contentOf(page, 'vip')
  const isViewing = page.template === 'vipViewing'
  const other = isViewing ? paths.vip : paths.vipViewing
  // to whom they open with the membership, that none is planned would not be true
  const isOpen = !standing || standing.at === 'member'
  const hasAny = showings.length > 0 || (isViewing && isOpen)
  const viewings = hasAny && (
    <PageSection title={t('vip.showings')}>
      <div className="max-w-160">
        <ShowingList showings={showings} shown={{ name: heading, url: paths.vip ?? '/' }} />
      </div>
    </PageSection>
  )
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {other && (
        <PageWidth className="pt-6">
          <LocalLink href={other} className={textLinkClass()}>
            {t(isViewing ? 'card.page' : 'card.viewing')}
            <Icon path={arrowRight} />
          </LocalLink>
        </PageWidth>
      )}
      {standing && !(isViewing && standing.at === 'member') && (
        <PageWidth className="pt-8">
          <VipMembership standing={standing} fee={membershipFee} />
        </PageWidth>
      )}
      {isViewing && viewings}
      <SiteBlocks blocks={blocks} />
      {stages.length > 0 && (
        <PageSection title={t('vip.projects')}>
          <HitCards hits={stages} label={t('vip.projects')} />
        </PageSection>
      )}
      {objects.length > 0 && (
        <PageSection title={t('vip.homes')}>
          <HitCards hits={objects} label={t('vip.homes')} />
        </PageSection>
      )}
      {!isViewing && viewings}
    </>
  )
}
