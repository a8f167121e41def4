import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { edit } from '#src/ui/icons/editing.ts'
import { attach } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { isForBoard } from '../../steps/flows.ts'
import type { StepId } from '../../steps/flows.ts'
import { places } from '../../steps/form/form.ts'
import type { FaultForm } from '../../steps/form/form.ts'
import { useTextField, useWizard } from '../../wizard/wizard-context.ts'
import { spacedPostalCode } from '#src/lib/address/postal-code.ts'
import { inSentence } from '#src/lib/values/in-sentence.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'

/** Everything once more, each part with a way back to it (F-098). */
export function SummaryStep({ form }: { form: FaultForm }) {
  const t = useTranslations('fault-report.review')
  const field = useTextField()
  const size = useFileSize()
  const { files, missingFiles, reporter } = useWizard()
  const isBoard = isForBoard(reporter)
  return (
    <>
      <dl className="border-t border-line">
        {reporter === 'boardMemberNoManagement' && (
          <Part name={t('compound')} step="compound">
            <b className="font-strong">{form.compoundName}</b>
            <br />
            {form.compoundNumber}
          </Part>
        )}
        <Part name={t(form.type === places.shared ? 'shared' : 'dwelling')} step="residence">
          <Where form={form} />
        </Part>
        <Part name={t('problem')} step="problemArea">
          <b className="font-strong">
            {form.problemAreaName}, {inSentence(form.problemAreaDetailsName)}
          </b>
        </Part>
        <Part name={t('description')} step="description">
          <span className="whitespace-pre-line">{form.description.trim()}</span>
        </Part>
        {files.length > 0 && (
          <Part name={t('files')} step="description">
            <ul className="grid grid-cols-1 justify-items-start gap-2">
              {files.map((file) => (
                <li
                  key={file.name + file.size}
                  className="flex max-w-full items-center gap-2 rounded-s bg-brand-tint px-3.5 py-1.5 text-small"
                >
                  <Icon path={attach} size="s" className="text-brand" />
                  <span className="flex min-w-0 gap-1 huge-text:flex-wrap">
                    <span className="truncate huge-text:wrap-anywhere huge-text:whitespace-normal">
                      {file.name}
                    </span>
                    <span className="whitespace-nowrap">· {size(file.size)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part name={t('contact')} step="contact">
          {form.firstName && (
            <>
              {form.firstName} {form.lastName}
              <br />
            </>
          )}
          <Reach email={form.email} phone={form.phone} />
          {isBoard && form.boardEmail && <span className="block">{form.boardEmail}</span>}
        </Part>
        {form.other && (
          <Part name={t('other')} step="contact">
            {form.otherFirstName} {form.otherLastName}
            <br />
            <Reach email={form.otherEmail} phone={form.otherPhone} />
          </Part>
        )}
      </dl>
      {missingFiles > 0 && (
        <Message tone="warn" className="mt-6">
          {t('missingFiles', { count: missingFiles })}
        </Message>
      )}
      <Checkbox className="mt-6" label={t('sendCopy')} {...field('sendCopy')} />
    </>
  )
}

function Where({ form }: { form: FaultForm }) {
  const t = useTranslations('fault-report.review')
  const place = form.selectedApartment ?? {
    address: form.address,
    zipCode: form.zipCode,
    city: form.city,
    governmentObjectId: form.object,
  }
  const number = form.type === places.dwelling && place.governmentObjectId
  return (
    <>
      <b className="font-strong">
        <Unbroken text={number ? t('home', { address: place.address, number }) : place.address} />
      </b>
      <br />
      {spacedPostalCode(place.zipCode)} {place.city}
    </>
  )
}

/** How somebody is reached; a number stays on one line. */
function Reach({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      {email}
      {email && phone && ', '}
      <span className="whitespace-nowrap">{phone}</span>
    </>
  )
}

function Part({ name, step, children }: { name: string; step: StepId; children: ReactNode }) {
  const t = useTranslations('fault-report.review')
  const { jump } = useWizard()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-b border-line py-5 huge-text:grid-cols-1 sm:grid-cols-[9.5rem_1fr_auto]">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="min-w-0 max-sm:order-last max-sm:col-span-full">{children}</dd>
      <dd>
        <button
          type="button"
          onClick={() => jump(step)}
          aria-label={t('changePart', { part: name })}
          className="hit-area inline-flex items-center gap-2 text-small hover:underline"
        >
          <Icon path={edit} size="s" />
          {t('change')}
        </button>
      </dd>
    </div>
  )
}
