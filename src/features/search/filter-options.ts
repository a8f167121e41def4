import type { useTranslations } from 'use-intl'
import {
  Concept,
  DisposalFormFilter,
  OutdoorArea,
  ProjectStatus,
  ResidenceType,
  ViewingFilter,
} from '#gen/residence/model.ts'
import { anyInhabitDate } from './search-state.ts'

type Translate = ReturnType<typeof useTranslations<'search'>>
type Option = { value: string; label: string }

const inhabitDates = [0, 1, 2, anyInhabitDate] as const

/** The values of the filters of which one is chosen, the one that narrows nothing included. */
export const oneOf = {
  inhabitDate: (t: Translate): Option[] =>
    inhabitDates.map((value) => ({ value: String(value), label: t(`inhabitDate.${value}`) })),
  viewing: (t: Translate): Option[] =>
    Object.values(ViewingFilter).map((value) => ({ value, label: t(`viewing.${value}`) })),
  disposalForm: (t: Translate): Option[] =>
    Object.values(DisposalFormFilter).map((value) => ({ value, label: t(`disposalForm.${value}`) })),
}

/** The values of the filters of which several may be chosen. */
export const someOf = {
  residenceType: (t: Translate): Option[] =>
    Object.values(ResidenceType).map((value) => ({ value, label: t(`residenceType.${value}`) })),
  outdoorArea: (t: Translate): Option[] =>
    Object.values(OutdoorArea).map((value) => ({ value, label: t(`outdoorArea.${value}`) })),
  projectStatus: (t: Translate): Option[] =>
    Object.values(ProjectStatus).map((value) => ({ value, label: t(`projectStatus.${value}`) })),
  concepts: (t: Translate): Option[] =>
    Object.values(Concept).map((value) => ({ value, label: t(`concepts.${value}`) })),
}

export type OneOfName = keyof typeof oneOf
export type SomeOfName = keyof typeof someOf

/** The value of each that narrows nothing. */
export const unnarrowed: Record<OneOfName, string> = {
  inhabitDate: String(anyInhabitDate),
  viewing: 'all',
  disposalForm: 'all',
}
