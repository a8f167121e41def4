import type { SiteKey } from '#src/sites/site.ts'

/** The colours of a site that its plans, portraits and documents are drawn in. */
export type SiteColours = Readonly<{
  ink: string
  ink2: string
  paper: string
  line: string
  brand: string
  brandTint: string
  accent: string
}>

const green: SiteColours = {
  ink: '#17201E',
  ink2: '#48534F',
  paper: '#F3F5F3',
  line: '#DCE1DE',
  brand: '#1B5B54',
  brandTint: '#E2EDEA',
  accent: '#E9BE4B',
}

/** By site, as the themes of the portal have them. */
export const siteColours: Readonly<Record<SiteKey, SiteColours>> = {
  Jmse: green,
  JmseEn: green,
  Seniorgarden: {
    ink: '#2A1D1B',
    ink2: '#55433F',
    paper: '#F8F1E7',
    line: '#E6D9CB',
    brand: '#6B2A3D',
    brandTint: '#F5E6E4',
    accent: '#E2A24C',
  },
  Boratt: {
    ink: '#12122A',
    ink2: '#45465F',
    paper: '#F1F2F8',
    line: '#DADCEA',
    brand: '#2636CC',
    brandTint: '#E5E8FF',
    accent: '#FF6A45',
  },
  Jmno: {
    ink: '#0F1F2B',
    ink2: '#425260',
    paper: '#F1F5F7',
    line: '#D6DFE5',
    brand: '#14456B',
    brandTint: '#E1ECF4',
    accent: '#F0A48B',
  },
  Jmoy: {
    ink: '#1D2013',
    ink2: '#4B4F3E',
    paper: '#F4F4EE',
    line: '#DEDFD2',
    brand: '#4A5222',
    brandTint: '#EBEDDC',
    accent: '#F2A73B',
  },
  JmEntreprenad: {
    ink: '#1A1E20',
    ink2: '#4A5053',
    paper: '#F1F2F2',
    line: '#D9DCDD',
    brand: '#22282B',
    brandTint: '#ECEEEF',
    accent: '#F2B705',
  },
}
