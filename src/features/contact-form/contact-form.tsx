import { useTranslations } from 'use-intl'
import type { FormType } from '#gen/content/model.ts'
import { useSendContactForm } from '#src/api/contact.ts'
import { useSite } from '#src/sites/use-site.ts'
import { ContactInputs } from './contact-inputs.tsx'
import { FormFrame } from './form-frame.tsx'
import { useContactForm } from './use-contact-form.ts'

type Props = { type: FormType; pageId: string; onSent: (email: string) => void }

/** Who writes, and what about (CI-009). */
export function ContactForm({ type, pageId, onSent }: Props) {
  const t = useTranslations('contact-form')
  const send = useSendContactForm(useSite())
  const form = useContactForm(type, pageId)
  return (
    <FormFrame
      form={form}
      send={(fields) =>
        send.mutateAsync({ draftId: form.sending(), form: { formType: type, pageId, fields } })
      }
      onSent={onSent}
      submitText={t('submit')}
      failedText={t('problem.general')}
    >
      <ContactInputs {...form} />
    </FormFrame>
  )
}
