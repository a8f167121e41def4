import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { View } from '../../steps/flows.ts'

/** The question of a step; takes focus when the step comes, and is read out with it. */
export function StepHeading({ view }: { view: View }) {
  const t = useTranslations('fault-report')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // in a frame, the page around it keeps the focus until one goes in
    const focus = () => {
      if (document.hasFocus()) heading.current?.focus({ preventScroll: true })
    }
    focus()
    heading.current?.closest('.overflow-y-auto')?.scrollTo(0, 0)
    // a page that has just arrived takes the focus too, and the dialog wins; whoever is in a field by then stays there
    const frame = requestAnimationFrame(() => {
      if (!heading.current?.closest('form')?.contains(document.activeElement)) focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const lead = `lead.${view}` as 'lead.acceptTerms'
  return (
    <div className="mb-7">
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {t(`heading.${view}`)}
      </h2>
      {t.has(lead) && <p className="mt-3 max-w-160 text-ink-2">{t(lead)}</p>}
    </div>
  )
}
