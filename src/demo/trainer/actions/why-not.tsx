import { useTranslations } from 'use-intl'
import type { Why } from './in-each.ts'

/** Why something was not done: in the language of the page, then what the mock said itself, which is English. */
export function WhyNot({ reason, words }: Why) {
  const t = useTranslations('trainer')
  if (reason)
    return (
      <>
        {t(`reasons.${reason}`)} <span lang="en">({words})</span>
      </>
    )
  return words === 'network' ? t('silent') : t('refused', { why: words })
}
