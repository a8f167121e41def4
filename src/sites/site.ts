/** The seven site keys (E-001). */
export type SiteKey = 'Jmse' | 'JmseEn' | 'Seniorgarden' | 'Boratt' | 'Jmno' | 'Jmoy' | 'JmEntreprenad'

/** Language of texts and formats; message files carry this code. */
export type Language = 'sv' | 'en' | 'nb' | 'fi'

/** Language code on the wire and in message bundles of other systems (E-003): Norwegian is `no` there. */
export type WireLocale = 'sv' | 'en' | 'no' | 'fi'

/** A flag of the site (N-001); the first ten are the specified ones, the rest say what rules of single sites say. */
export type Capability =
  | 'search'
  | 'advancedSearch'
  | 'simpleSearch'
  | 'corporateSearch'
  | 'login'
  | 'vip'
  | 'stock'
  | 'myPagesNews'
  | 'notifications'
  | 'residences'
  /** Errands in My Pages, and the fault report: Sweden and Norway. */
  | 'errands'
  /** The payments entry of My Pages (P-013): not Finland. */
  | 'payments'
  /** Homes can be booked online (G-056). */
  | 'booking'
  /** Status Reminder1 counts as an active payment (S-079, Q-036): Norway. */
  | 'reminderIsActive'
  /** Premises are let: a site without any has no page for them. */
  | 'premises'
  /** The service number stands in the header at all times. */
  | 'phoneInHeader'

/** A page with an address of its own on each site: the keys of the URL map (table R). */
export type RouteKey =
  | 'start'
  | 'residenceSearch'
  | 'textSearch'
  | 'corporateSearch'
  | 'premises'
  | 'booking'
  | 'bookingInfo'
  | 'bookingContract'
  | 'bookingSuccess'
  | 'login'
  | 'register'
  | 'myPages'
  | 'myResidences'
  | 'mySettings'
  | 'myResidence'
  | 'myNews'
  | 'myDocuments'
  | 'savedSearches'
  | 'myPayments'
  | 'myErrands'
  | 'myTimeline'
  | 'myContacts'
  | 'vip'
  | 'vipViewing'
  | 'forgotPassword'
  | 'consent'
  | 'career'
  | 'jobs'
  | 'brokerObjects'
  | 'residencePages'
  | 'sandbox'

/** Local path with slashes at both ends, or null where the site has no such page. */
export type UrlMap = Record<RouteKey, string | null>

export type NumberLimit = { min: number; max: number; step: number }

/** Where the slider of a filter starts, ends and stops on the way (K-001 to K-004, K-021); the maximum means "and above". */
export type FilterLimits = {
  price: NumberLimit
  rooms: NumberLimit
  area: NumberLimit
  /** Each month; the ends are ours. */
  fee: NumberLimit
  monthlyCost: NumberLimit
  premisesArea: NumberLimit
}

/** Patterns for what people read; `{n}` stands for the number (K-026 to K-029). */
export type Formats = {
  currency: 'SEK' | 'NOK' | 'EUR'
  price: string
  rooms: string
  area: string
  date: 'yyyy-MM-dd' | 'dd.MM.yyyy'
}

/**
 * The mark: a piece of birch bark, 24 by 32 units, with dashes at [x, y, length] that show the paper behind it, or the
 * accent colour.
 */
export type BarkMark = {
  radius: number
  dashes: readonly (readonly [x: number, y: number, length: number])[]
  dash?: 'paper' | 'accent'
}

/** Everything that tells one site from another; code asks for what it needs here and never for the key. */
export type Site = {
  key: SiteKey
  siteId: number
  siteOrgId: number
  name: string
  /** The name as drawn beside the mark: a strong part, then a light one or a note after a rule. */
  wordmark: { name: string; suffix?: string; note?: string }
  hosts: readonly string[]
  /** Where the site begins on its host, with slashes at both ends. */
  basePath: '/' | '/en/'
  locale: 'sv-SE' | 'en' | 'nb-NO' | 'fi-FI'
  language: Language
  wireLocale: WireLocale
  timeZone: 'Europe/Stockholm' | 'Europe/Oslo' | 'Europe/Helsinki'
  idType: 'bank_id' | 'eident' | 'signicat'
  /** Value of `data-site` on the page, which picks the theme. */
  theme: 'bjorkvall' | 'bjorkvall-en' | 'senior' | 'kvarter' | 'no' | 'fi' | 'entreprenad'
  mark: BarkMark
  capabilities: Record<Capability, boolean>
  /** What the search action of the header does: unfold quick search, lead to the corporate search, or nothing. */
  headerSearch: 'overlay' | 'corporate' | 'none'
  formats: Formats
  filters: FilterLimits
  /** Resetting the filters of the residence search leaves the tags (G-015). */
  keepsTagsOnReset: boolean
  /** Order of the steps of click-to-buy (E-076 to E-078, G-056), or null where nothing is booked. */
  bookingVariant: 'one' | 'two' | 'three' | null
  /** Payment services of a booking (G-063). */
  paymentMethods: readonly ('swish' | 'svea' | 'nordea')[]
  /** Forms of an organisation number that are accepted, the usual one first: digits before and after the hyphen. */
  organisationNumbers: readonly ('se-6-4' | 'fi-7-1' | 'no-9')[]
  /** How a dwelling is numbered: four digits, a letter and four digits, or a stair and a number. */
  housingNumber: 'se-apartment' | 'no-unit' | 'fi-stair'
  personalNumber: 'se-personnummer' | 'no-fodselsnummer' | 'fi-hetu'
  /** Customer service, as people of the site write it; null where the number is not given (G-032). */
  servicePhone: string | null
  /** What the foot of each page says of the company, where that is not to build homes; null for the builder's own words. */
  tagline: string | null
  /** Where anybody reads what VIP is and how to become one, also without an account; null on a site without. */
  vipInfoPath: string | null
  /**
   * Who may show the embed views of the site in a frame, besides the site itself (docs/embedding.md): sources of a content
   * security policy, scheme://host:port, where the port and the first part of the host may be `*`. No other page frames a
   * view or is told what happens in one.
   */
  embedOrigins: readonly string[]
  /**
   * Where page views, after consent, and failed pages are reported to as JSON (shape Insight of contracts/insights.yaml):
   * an absolute address of the site's own collector. Without one the service of the contract is told (CI-016).
   */
  collector?: string
  paths: UrlMap
}
