import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VipStanding } from '#src/domain/sale/vip-standing.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { JoinVip } from './join.tsx'

type Props = {
  standing: VipStanding
  /** What a year costs, in whole units of the currency of the site. */
  fee: number
}

/**
 * How somebody stands with the VIP of the site, until when, and what is to be done next: to join, to pay, or to have a
 * code stand for the fee (P-012, S-079).
 */
export function VipMembership({ standing, fee }: Props) {
  const t = useTranslations('vip')
  const site = useSite()
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const onDone = () => {
    setDone(true)
    // the form that was sent may be gone
    heading.current?.focus()
  }
  const isUnpaid = standing.at === 'unpaid'
  const { title, to } = stepOf(standing)
  return (
    <section aria-labelledby="vip-membership" className="max-w-160">
      <Panel>
        <h2 ref={heading} id="vip-membership" tabIndex={-1} className="text-h3 outline-none">
          {t(`title.${title}`)}
        </h2>
        {isDone && standing.at !== 'none' && (
          <Message tone="ok" live className="mt-5">
            {t(`done.${standing.at}`)}
          </Message>
        )}
        <Text standing={standing} fee={fee} />
        <Facts standing={standing} />
        <div className="mt-6 grid gap-6">
          {isUnpaid && isOpen(site, 'myPayments') && site.paths.myPayments && (
            <div>
              <LocalLink href={`${site.paths.myPayments}#pay-vip`} className={buttonClass()}>
                {t(site.paymentMethods.length > 0 ? 'pay' : 'howToPay')}
              </LocalLink>
            </div>
          )}
          {to && <JoinVip key={to} to={to} onDone={onDone} />}
          {site.vipInfoPath && (
            <p>
              <LocalLink href={site.vipInfoPath} className={textLinkClass({ look: 'quiet' })}>
                {t('how')}
              </LocalLink>
            </p>
          )}
        </div>
      </Panel>
    </section>
  )
}

/** What the form is for, and the title above it. */
function stepOf(standing: VipStanding) {
  switch (standing.at) {
    case 'none':
      return standing.endedOn
        ? ({ title: 'ended', to: 'renew' } as const)
        : ({ title: 'join', to: 'join' } as const)
    case 'unpaid':
      return { title: standing.at, to: 'useCode' } as const
    default:
      return { title: standing.at, to: undefined }
  }
}

function Text({ standing, fee }: Props) {
  const t = useTranslations('vip.text')
  const { price, longDate } = useFormats()
  const written = () => {
    if (standing.at !== 'none') return t(standing.at)
    const { endedOn } = standing
    return endedOn ? t('ended', { date: longDate(endedOn), fee: price(fee) }) : t('join', { fee: price(fee) })
  }
  return (
    <p className="mt-3">
      <Unbroken text={written()} />
    </p>
  )
}

/** Until when, how much and by which day, and how the fee stands. */
function Facts({ standing }: Pick<Props, 'standing'>) {
  const t = useTranslations('vip')
  const { price, longDate } = useFormats()
  if (standing.at === 'none') return null
  const { until } = standing
  const fee = standing.at === 'unpaid' ? standing.fee : undefined
  const paid = standing.at === 'member' && standing.byCode ? 'byCode' : 'Paid'
  const status = standing.at === 'unpaid' ? fee?.status : paid
  const facts = [
    { label: t('fact.until'), value: until && longDate(until) },
    { label: t('fact.fee'), value: fee?.amount !== undefined && price(fee.amount) },
    { label: t('fact.due'), value: fee?.dueDate && longDate(fee.dueDate) },
    { label: t('fact.how'), value: status && t(`status.${status}`) },
  ]
  return (
    <div className="mt-4">
      <KeyValueList items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
    </div>
  )
}
