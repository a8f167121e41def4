import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import { phoneHref } from '#src/lib/address/links.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { spacedPostalCode } from '#src/lib/address/postal-code.ts'
import { EmailAddress } from '#src/ui/content/email-address.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { isErrand, placeOf } from '../list/errand-item.ts'
import type { ErrandItem } from '../list/errand-item.ts'
import { useTypeText } from '../list/use-type-text.ts'

/** What is known of an errand (F-125), its room by name or type (E-062); what is not known has no row. */
export function ErrandFacts({ item }: { item: ErrandItem }) {
  const t = useTranslations('errands.detail')
  const { longDate, number } = useFormats()
  const typeText = useTypeText()
  const errand = isErrand(item) ? item : undefined
  const rows: [Parameters<typeof t<`facts.${FactName}`>>[0], ReactNode][] = [
    [item.objectName ? 'facts.place' : 'facts.address', placeOf(item)],
    ['facts.part', item.buildingPartName],
    ['facts.compound', item.brfName],
    ['facts.resident', errand?.otherResidentInfo && spaced(errand.otherResidentInfo)],
    [
      item.objectName ? 'facts.room' : 'facts.area',
      errand?.roomName ?? (item.roomType && t(`room.${item.roomType}`)),
    ],
    ['facts.asset', errand?.assetName],
    ['facts.type', typeText(item.caseTypeName)],
    ['facts.reported', longDate(item.creationDate)],
    ['facts.points', item.nrOfCaseControlPoints > 0 && number(item.nrOfCaseControlPoints)],
    ['facts.contact', errand?.contactName],
    ['facts.alternative', errand?.alternativeContactEmail && <AlternativeContact errand={errand} />],
  ]
  const known = rows.filter(([, value]) => Boolean(value))
  return <KeyValueList items={known.map(([name, value]) => ({ label: t(name), value }))} />
}

type FactName =
  | 'place'
  | 'address'
  | 'part'
  | 'compound'
  | 'resident'
  | 'room'
  | 'area'
  | 'asset'
  | 'type'
  | 'reported'
  | 'points'
  | 'contact'
  | 'alternative'

/** The parts are separated by commas, with or without a space; the postal code is one of them. */
const spaced = (info: string) =>
  info
    .split(',')
    .map((part) => spacedPostalCode(part.trim()))
    .filter(Boolean)
    .join(', ')

function AlternativeContact({ errand }: { errand: Errand }) {
  const { alternativeContactFirstName: first, alternativeContactLastName: last } = errand
  const { alternativeContactEmail: email, alternativeContactPhone: phone } = errand
  return (
    <span className="grid justify-items-end gap-1.5">
      <span>{[first, last].filter(Boolean).join(' ')}</span>
      {email && (
        <a href={`mailto:${email}`} className={`${textLinkClass({ look: 'quiet' })} wrap-anywhere`}>
          <EmailAddress>{email}</EmailAddress>
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={`${textLinkClass({ look: 'quiet' })} whitespace-nowrap`}>
          {phone}
        </a>
      )}
    </span>
  )
}
