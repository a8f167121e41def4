import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { zSavedSearchName, zSearchAlerts } from '#gen/account_service/schemas.ts'
import type { SearchAlerts } from '#gen/account_service/model.ts'
import { AppError } from '#src/api/errors.ts'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { useSaveSearch } from '#src/api/interest/saved-searches.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import type { SearchToSave } from './address-to-save.ts'
import { alertChoices } from './alert-choices.ts'

type Props = { search: SearchToSave; address: string; onClose: () => void }

/** Asks what a search is to be called, saves it, and says where it is. */
export function SaveDialog({ search, address, onClose }: Props) {
  const t = useTranslations('saved-searches')
  const [saved, setSaved] = useState<string>()
  return (
    <Modal open onClose={onClose} title={t(saved ? 'savedTitle' : 'title')} closeLabel={t('close')}>
      {saved === undefined ? (
        <NameForm search={search} address={address} onSaved={setSaved} />
      ) : (
        <Saved name={saved} onClose={onClose} />
      )}
    </Modal>
  )
}

const nameForm = z.object({
  name: z.pipe(z.string().check(z.trim()), zSavedSearchName),
  alerts: zSearchAlerts,
})

/** What was typed for a search and is not saved yet. */
const draft = tabDraft(
  'saved-search-draft',
  z.object({ address: z.string(), name: z.string(), alerts: zSearchAlerts }),
)

function keptFor(wanted: string) {
  const { address, ...kept } = draft.kept() ?? {}
  return address === wanted ? kept : {}
}

type FormProps = Omit<Props, 'onClose'> & { onSaved: (name: string) => void }

function NameForm({ search, address, onSaved }: FormProps) {
  const t = useTranslations('saved-searches')
  const { siteId } = useSite()
  const request = useSaveSearch()
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { name: search.name, alerts: 'never' as SearchAlerts, ...keptFor(address) },
  })
  const isSaved = useRef(false)
  const { isDirty } = formState
  useKeepOnLeave(() => {
    if (isDirty && !isSaved.current) draft.keep({ address, ...getValues() })
  })
  useEffect(() => setFocus('name'), [setFocus])
  const save = useOnce(async ({ name, alerts }: z.infer<typeof nameForm>) => {
    try {
      await request.mutateAsync({ name, url: address, filter: search.filter, siteId, alerts })
    } catch {
      // shown from the request itself
      return 'again'
    }
    isSaved.current = true
    draft.drop()
    onSaved(name)
    return 'done'
  })
  const isEmpty = getValues('name').trim() === ''
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
      <p className="text-ink-2">{t('intro')}</p>
      {request.error && (
        <FormFailure key={request.submittedAt}>
          {t(isConflict(request.error) ? 'conflict' : 'failed')}
        </FormFailure>
      )}
      <TextField
        label={t('name')}
        error={formState.errors.name && t(isEmpty ? 'nameRequired' : 'nameFormat')}
        autoComplete="off"
        {...register('name')}
      />
      <RadioGroup
        plain
        label={t('alertsLabel')}
        hint={t('alertsHint')}
        options={alertChoices.map((value) => ({ value, label: t(value) }))}
        {...register('alerts')}
      />
      <Button type="submit" wide loading={request.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}

const isConflict = (error: Error) => error instanceof AppError && error.kind === 'conflict'

function Saved({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('saved-searches')
  const { savedSearches } = useSite().paths
  const text = useRef<HTMLParagraphElement>(null)
  // the form has gone with the focus in it
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-6">
      <p ref={text} tabIndex={-1} role="status">
        {t('savedText', { name })}
      </p>
      {savedSearches && (
        <LocalLink href={savedSearches} className={textLinkClass()}>
          {t('toList')}
          <Icon path={arrowRight} />
        </LocalLink>
      )}
      <Button look="secondary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
