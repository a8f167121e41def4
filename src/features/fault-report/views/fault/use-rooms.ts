import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { RoomOption } from '#gen/case_management/model.ts'
import { roomsQuery } from '#src/api/my-pages/case-management.ts'
import { builtInRooms } from '../../steps/form/built-in.ts'
import { isOtherApartment, places } from '../../steps/form/form.ts'
import { useFault } from '../../wizard/wizard-context.ts'

/** The rooms or areas to choose from: those of the chosen place, or the built-in list for a written address. */
export function useRooms() {
  const t = useTranslations('fault-report')
  const { getValues } = useFault()
  const form = getValues()
  const { selectedApartment: place, selectedApartmentId } = form
  const isBuiltIn = !place || isOtherApartment(selectedApartmentId)
  const kind = form.type === places.shared ? 'shared' : 'dwelling'
  const query = useQuery({
    ...roomsQuery(kind, (kind === 'shared' ? place?.propertyId : place?.id) ?? ''),
    enabled: !isBuiltIn,
  })
  const builtIn = builtInRooms(form).map((code): RoomOption => ({
    id: code,
    code,
    name: t(`room.${code}`),
    faq: [],
  }))
  return { ...query, rooms: isBuiltIn ? builtIn : query.data, isBuiltIn }
}
