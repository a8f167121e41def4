import type { Language } from '#src/sites/site.ts'
import type { StaffRole } from '../codes.ts'

/** How soon somebody of the staff answers. */
export const replyTimes: Readonly<Record<Language, string>> = {
  sv: 'Svarar inom en arbetsdag',
  nb: 'Svarer innen én virkedag',
  fi: 'Vastaa yhden arkipäivän kuluessa',
  en: 'Replies within one working day',
}

/** What a role is called on a contact card. */
export const roleTitles: Readonly<Record<Language, Readonly<Record<StaffRole, string>>>> = {
  sv: {
    realEstateAgent: 'Fastighetsmäklare',
    assistant: 'Mäklarassistent',
    salesManager1: 'Säljansvarig',
    salesManager2: 'Säljansvarig',
    interiorResponsible1: 'Inredningsansvarig',
    interiorResponsible2: 'Inredningsansvarig',
    externalAgent1: 'Extern mäklare',
    externalAgent2: 'Extern mäklare',
    settlementBroker1: 'Kontraktshandläggare',
    settlementBroker2: 'Kontraktshandläggare',
    customerSupport: 'Kundsupport',
    customerService: 'Kundservice',
  },
  nb: {
    realEstateAgent: 'Eiendomsmegler',
    assistant: 'Meglerassistent',
    salesManager1: 'Salgsansvarlig',
    salesManager2: 'Salgsansvarlig',
    interiorResponsible1: 'Interiøransvarlig',
    interiorResponsible2: 'Interiøransvarlig',
    externalAgent1: 'Ekstern megler',
    externalAgent2: 'Ekstern megler',
    settlementBroker1: 'Oppgjørsmegler',
    settlementBroker2: 'Oppgjørsmegler',
    customerSupport: 'Kundestøtte',
    customerService: 'Kundeservice',
  },
  fi: {
    realEstateAgent: 'Asuntomyyjä',
    assistant: 'Myyntiassistentti',
    salesManager1: 'Myyntipäällikkö',
    salesManager2: 'Myyntipäällikkö',
    interiorResponsible1: 'Sisustussuunnittelija',
    interiorResponsible2: 'Sisustussuunnittelija',
    externalAgent1: 'Kiinteistönvälittäjä',
    externalAgent2: 'Kiinteistönvälittäjä',
    settlementBroker1: 'Kaupanteon asiantuntija',
    settlementBroker2: 'Kaupanteon asiantuntija',
    customerSupport: 'Asiakastuki',
    customerService: 'Asiakaspalvelu',
  },
  en: {
    realEstateAgent: 'Estate agent',
    assistant: 'Agent’s assistant',
    salesManager1: 'Sales manager',
    salesManager2: 'Sales manager',
    interiorResponsible1: 'Interior designer',
    interiorResponsible2: 'Interior designer',
    externalAgent1: 'External agent',
    externalAgent2: 'External agent',
    settlementBroker1: 'Contracts officer',
    settlementBroker2: 'Contracts officer',
    customerSupport: 'Customer support',
    customerService: 'Customer service',
  },
}
