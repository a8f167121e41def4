import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AssetOption } from '#gen/case_management/model.ts'
import { detailsQuery } from '#src/api/my-pages/case-management.ts'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { builtInDetailsOf } from '../../steps/form/built-in.ts'
import { articlesFor, detailsChosen } from '../../steps/form/change.ts'
import { fieldId, useChange, useFault, useTextField, useWizard } from '../../wizard/wizard-context.ts'
import { LoadFailure, LoadingRows } from '../frame/load-failure.tsx'
import { useRooms } from './use-rooms.ts'

/** What in the room is wrong (F-108); what has articles opens the info step (S-057). */
export function DetailsStep() {
  const t = useTranslations('fault-report')
  const { watch, getValues } = useFault()
  const { error } = useTextField()('problemAreaDetails')
  const change = useChange()
  const { inform } = useWizard()
  const { rooms } = useRooms()
  const roomId = watch('problemArea')
  const builtIn = builtInDetailsOf(roomId).map((code): AssetOption => ({
    id: code,
    name: t(`detail.${code}`),
    appliance: false,
    faq: [],
  }))
  const isBuiltIn = builtIn.length > 0
  const query = useQuery({ ...detailsQuery(roomId), enabled: !isBuiltIn && roomId !== '' })
  const details = isBuiltIn ? builtIn : query.data
  if (query.isLoadingError) return <LoadFailure text={t('problem.detailsFailed')} onRetry={query.refetch} />
  if (!details) return <LoadingRows />
  const choose = (id: string) => {
    const asset = details.find((one) => one.id === id)
    if (!asset) return
    change(detailsChosen(asset))
    inform(
      articlesFor(
        getValues(),
        rooms?.find((room) => room.id === roomId),
        asset,
      ),
    )
  }
  return (
    <RadioGroup
      id={fieldId('problemAreaDetails')}
      label={t('problem.detailsLabel')}
      hideLabel
      name="fault-details"
      value={watch('problemAreaDetails')}
      onChange={(event) => choose(event.target.value)}
      error={error}
      options={details.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
