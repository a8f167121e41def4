import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChangePriceMailsOfLink } from '#src/api/account/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { isLinkGone } from '../link-gone.ts'
import { LinkResult } from '../link-result.tsx'
import { StopQuestion } from './stop-question.tsx'

/**
 * Asks whether the mails about lowered prices of saved homes are to stop, and stops them when that is pressed: what only
 * opens the link, as scanners of mail do, stops nothing. Nothing is read before: the question tells all that a mail does.
 */
export function PriceMailsByLink({ code }: { code: string | undefined }) {
  const t = useTranslations('credentials.alerts')
  const { paths } = useSite()
  const [state, setState] = useState<'asks' | 'stopped' | 'resumed'>('asks')
  const request = useChangePriceMailsOfLink()
  const change = useOnce(async (priceMails: boolean) => {
    try {
      await request.mutateAsync({ code: code ?? '', priceMails })
      setState(priceMails ? 'resumed' : 'stopped')
    } catch {
      // shown from the request itself
    }
    return 'again'
  })
  const next = { href: paths.mySettings ?? '/', label: t('settings') }
  if (code === undefined || isLinkGone(request.error)) {
    const end = code === undefined ? 'missing' : 'gone'
    const text = t(`prices.${end}Text`)
    return <LinkResult title={end === 'missing' ? t('missing') : t('prices.gone')} {...{ text, next }} />
  }
  return (
    <StopQuestion
      title={t(`prices.${state}`)}
      text={t(`prices.${state}Text`)}
      takesFocus={state !== 'asks'}
      {...{ request, next }}
    >
      {state === 'stopped' ? (
        <Button look="secondary" loading={request.isPending} onClick={() => void change(true)}>
          {t('prices.resume')}
        </Button>
      ) : (
        <Button loading={request.isPending} onClick={() => void change(false)}>
          {t('stop')}
        </Button>
      )}
    </StopQuestion>
  )
}
