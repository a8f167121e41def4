import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { statusOf } from '#src/domain/sale/status/hit-status.ts'
import { StatusDot } from '#src/ui/content/status-dot.tsx'

/** Where a home or project stands, as every page says it. */
export function HitStatusDot({ hit }: { hit: SearchHit }) {
  const status = useStatusTexts()(hit)
  return <StatusDot tone={status.tone}>{status.text}</StatusDot>
}

/** Where a hit stands now, as a word and the tone of its dot; what is let is not sold. */
export function useStatusTexts() {
  const t = useTranslations('search')
  const now = useNow()
  return useCallback(
    (hit: SearchHit) => {
      const { tone, text, salesStart } = statusOf(hit, now)
      if (hit.disposalForm === 'tenancy' && isLetText(text)) return { tone, text: t(`letStatus.${text}`) }
      return { tone, text: t(`status.${text}`, { start: salesStart ?? now }) }
    },
    [t, now],
  )
}

const letTexts = ['forSale', 'sold', 'soldOut'] as const

const isLetText = (text: string): text is (typeof letTexts)[number] => letTexts.some((one) => one === text)
