import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CookieAnswer } from '#src/api/insights.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { everythingChosen, nothingChosen, readConsent } from '#src/lib/consent.ts'
import type { ConsentChoices } from '#src/lib/consent.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { answerConsent } from './consent-answer.ts'
import { ConsentSwitches } from './consent-switches.tsx'
import type { ConsentLayer } from './use-consent-question.ts'

type Props = {
  layer: Exclude<ConsentLayer, undefined>
  onLayerChange: (layer: ConsentLayer) => void
  /** Where the site says what its cookies are for. */
  policyUrl: string | undefined
}

/**
 * The question about cookies and the settings behind it (F-032 to F-035). To say no is as easy as to say yes: same layer,
 * same size, same weight. Closing is never consent: it keeps everything off, or what was chosen before.
 */
export function ConsentDialog({ layer, onLayerChange, policyUrl }: Props) {
  const t = useTranslations('consent')
  const [choices, setChoices] = useState<ConsentChoices>(readConsent)
  const answer = (kind: CookieAnswer, given: ConsentChoices) => {
    answerConsent(kind, given)
    onLayerChange(undefined)
  }
  const close = () => {
    const { answered, ...before } = readConsent()
    answer('closed', answered ? before : nothingChosen)
  }
  return (
    <Modal
      open
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      look="wide"
      unasked={layer === 'question'}
    >
      <p className="text-ink-2">{t('text')}</p>
      {policyUrl && (
        <p className="mt-3 text-small">
          <LocalLink href={policyUrl} target="_blank" className={textLinkClass()}>
            {t('policy')}
          </LocalLink>
        </p>
      )}
      {layer === 'settings' && <ConsentSwitches choices={choices} onChange={setChoices} />}
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button look="secondary" onClick={() => answer('chosen', nothingChosen)}>
          {t('onlyNecessary')}
        </Button>
        <Button look="secondary" onClick={() => answer('everything', everythingChosen)}>
          {t('agree')}
        </Button>
        {layer === 'settings' && (
          <Button className="sm:col-span-2" onClick={() => answer('chosen', choices)}>
            {t('save')}
          </Button>
        )}
      </div>
      {layer === 'question' && (
        <p className="mt-5 text-center">
          <TextButton onClick={() => onLayerChange('settings')}>{t('choices')}</TextButton>
        </p>
      )}
    </Modal>
  )
}
