import type { SiteKey } from '#src/sites/site.ts'
import { addDays } from '../../dates.ts'
import type { Day } from '../../dates.ts'
import { type FilePlace, type FileRef, fileRef } from './file.ts'

/** Days from the reference date back to the publication, and what the file is called. */
type CompanyFile = readonly [daysAgo: number, name: string]

const forResidentsSv: Readonly<Record<string, CompanyFile>> = {
  'booking-agreement-sample': [210, 'Exempel på bokningsavtal'],
  'buyers-guide': [160, 'Köparens handbok'],
  'care-guide': [160, 'Skötselråd för nya hus'],
  'warranty-terms': [400, 'Garantivillkor'],
}

/** Files that the company itself puts out on a site, by key. */
const companyFiles: Readonly<Record<SiteKey, Readonly<Record<string, CompanyFile>>>> = {
  Jmse: {
    ...forResidentsSv,
    'interim-report-q3': [29, 'Delårsrapport januari–september, kvartal 3'],
    'half-year-report': [129, 'Halvårsrapport, kvartal 2'],
    'interim-report-q1': [212, 'Delårsrapport januari–mars, kvartal 1'],
    'annual-report': [247, 'Års- och hållbarhetsredovisning'],
    'year-end-report': [289, 'Bokslutskommuniké'],
    'corporate-governance': [247, 'Bolagsstyrningsrapport'],
    'articles-of-association': [950, 'Bolagsordning'],
    'climate-report': [247, 'Klimatbokslut'],
    'code-of-conduct': [510, 'Uppförandekod för leverantörer'],
    'press-kit': [60, 'Presskit: logotyp, färger och porträtt'],
  },
  JmseEn: {
    'interim-report-q3': [29, 'Interim report January–September, third quarter'],
    'half-year-report': [129, 'Half-year report, second quarter'],
    'annual-report': [247, 'Annual and sustainability report'],
    'year-end-report': [289, 'Year-end report'],
    'climate-report': [247, 'Climate report'],
    'press-kit': [60, 'Press kit: logotype, colours and portraits'],
  },
  Seniorgarden: {
    ...forResidentsSv,
    'moving-checklist': [90, 'Checklista inför flytten'],
  },
  Boratt: {
    ...forResidentsSv,
    'share-explained': [75, 'Andelen förklarad på två sidor'],
  },
  Jmno: {
    'buyers-guide': [140, 'Håndbok for boligkjøpere'],
    'purchase-confirmation-sample': [220, 'Eksempel på kjøpsbekreftelse'],
    'care-guide': [140, 'Slik steller du den nye boligen'],
    'annual-report': [250, 'Årsrapport'],
    'half-year-report': [131, 'Halvårsrapport'],
    'transparency-act': [140, 'Redegjørelse etter åpenhetsloven'],
  },
  Jmoy: {
    'buyers-guide': [150, 'Kodin ostajan opas'],
    'reservation-sample': [230, 'Varaussopimuksen malli'],
    'care-guide': [150, 'Uuden kodin hoito-ohje'],
    'annual-report': [252, 'Vuosikertomus'],
    'responsibility-report': [252, 'Vastuullisuusraportti'],
  },
  JmEntreprenad: {
    'references-in-brief': [80, 'Våra uppdrag i korthet'],
    'quality-policy': [330, 'Kvalitets- och miljöpolicy'],
    'supplier-code': [510, 'Krav på underentreprenörer'],
    'certificate-iso': [190, 'Certifikat för ledningssystem'],
  },
}

/** Where the invoice for the VIP fee of a site lies; it is the same for every member. */
export const vipInvoice = (site: SiteKey): FilePlace => ({ owner: 'company', part: site, key: 'vip-invoice' })

/** A file of a site; an unknown key is an error in the data. */
export function companyFile(site: SiteKey, key: string, today: Day): FileRef {
  const found = companyFiles[site][key]
  if (!found) throw new RangeError(`${site} has no file ${key}`)
  const [daysAgo, name] = found
  return fileRef({ owner: 'company', part: site, key }, name, addDays(today, -daysAgo))
}
