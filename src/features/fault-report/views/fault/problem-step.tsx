import { useTranslations } from 'use-intl'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { areaChosen } from '../../steps/form/change.ts'
import { places } from '../../steps/form/form.ts'
import { fieldId, useChange, useFault, useTextField } from '../../wizard/wizard-context.ts'
import { LoadFailure, LoadingRows } from '../frame/load-failure.tsx'
import { useRooms } from './use-rooms.ts'

/** In which room or area (F-108). */
export function ProblemStep() {
  const t = useTranslations('fault-report')
  const { watch } = useFault()
  const { error } = useTextField()('problemArea')
  const change = useChange()
  const { rooms, isLoadingError, isBuiltIn, refetch } = useRooms()
  const isShared = watch('type') === places.shared
  if (isLoadingError) return <LoadFailure text={t('problem.roomsFailed')} onRetry={refetch} />
  if (!rooms) return <LoadingRows />
  return (
    <RadioGroup
      id={fieldId('problemArea')}
      label={t(isShared ? 'problem.areaLabel' : 'problem.roomLabel')}
      hideLabel
      name="fault-area"
      value={watch('problemArea')}
      onChange={(event) => {
        const room = rooms.find(({ id }) => id === event.target.value)
        if (room) change(areaChosen(room, isShared && isBuiltIn ? room.code : ''))
      }}
      error={error}
      options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
