import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FormBlock } from '#gen/content/model.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { ContactForm } from './contact-form.tsx'
import { JobApplicationForm } from './job-application-form.tsx'

type Props = { block: FormBlock; pageId: string }

/** A form that the editors have put on a page, and the thanks once it is sent. */
export function ContactSection({ block: { id, heading, text, formType }, pageId }: Props) {
  const t = useTranslations('contact-form')
  const [email, setEmail] = useState<string>()
  const isApplication = formType === 'jobApplication'
  const thanks = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone
  useEffect(() => {
    if (email) thanks.current?.focus()
  }, [email])
  return (
    <section aria-labelledby={heading && `${id}-heading`}>
      {heading && <h2 id={`${id}-heading`}>{heading}</h2>}
      {text && <p className="mt-4 max-w-measure text-ink-2">{text}</p>}
      <div className="mt-8">
        {email ? (
          <div ref={thanks} tabIndex={-1} className="max-w-measure">
            <Message tone="ok" live title={t(isApplication ? 'cv.doneTitle' : 'done.title')}>
              <p>{t(isApplication ? 'cv.doneText' : 'done.text', { email })}</p>
            </Message>
          </div>
        ) : isApplication ? (
          <JobApplicationForm pageId={pageId} onSent={setEmail} />
        ) : (
          <ContactForm type={formType} pageId={pageId} onSent={setEmail} />
        )}
      </div>
    </section>
  )
}
