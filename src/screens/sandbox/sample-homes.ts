import type { SiteKey } from '#src/sites/site.ts'

export const cards = {
  label: 'Exempel på kort',
  picture: 'Trevåningshus i gul puts, sommar',
  priority: 'Förtur',
  priorityOn: 'Förtur pågår',
  save: 'Spara',
  noPrice: 'Pris kommer',
  list: [
    {
      title: 'Furuskär',
      place: 'Gåshaga, Lidingö',
      facts: '3–4 rok · 76–112 m²',
      price: 'från 5\u00a0650\u00a0000\u00a0kr',
    },
    {
      title: 'Brf Strandängen',
      place: 'Ekbacken, Nacka',
      facts: '3 rok · 76 m²',
      price: '4\u00a0690\u00a0000\u00a0kr',
    },
    { title: 'Kvarteret Blåmesen vid Ängsbacken', place: 'Skälby, Västerås', facts: '1–5 rok · 32–128 m²' },
  ],
} as const

type SampleHome = {
  place: string
  status: string
  title: string
  rooms: number
  area: number
  price: number
  go: string
  save: string
}

/** A home as each site would show it. */
export const homes: Record<SiteKey, SampleHome> = {
  Jmse: {
    place: 'Ekbacken, Nacka',
    status: 'Till salu',
    title: 'Brf Strandängen',
    rooms: 3,
    area: 76,
    price: 4_690_000,
    go: 'Visa bostaden',
    save: 'Spara',
  },
  JmseEn: {
    place: 'Källhagen, Lund',
    status: 'For sale',
    title: 'Linnéan',
    rooms: 2,
    area: 58,
    price: 3_295_000,
    go: 'View project',
    save: 'Contact',
  },
  Seniorgarden: {
    place: 'Solbacken, Västerås',
    status: 'Till salu',
    title: 'Trädgårdsrummet',
    rooms: 2,
    area: 61,
    price: 3_150_000,
    go: 'Visa bostaden',
    save: 'Ring oss',
  },
  Boratt: {
    place: 'Lindholmen, Göteborg',
    status: 'Få kvar',
    title: 'Bryggeriet',
    rooms: 2,
    area: 44,
    price: 1_895_000,
    go: 'Kolla in',
    save: 'Spara',
  },
  Jmno: {
    place: 'Sandviken, Bergen',
    status: 'Til salgs',
    title: 'Naustgavlene',
    rooms: 3,
    area: 82,
    price: 6_250_000,
    go: 'Se boligen',
    save: 'Lagre',
  },
  Jmoy: {
    place: 'Lauttasaari, Helsinki',
    status: 'Myynnissä',
    title: 'Kallioranta',
    rooms: 3,
    area: 74,
    price: 489_000,
    go: 'Katso asunto',
    save: 'Tallenna',
  },
  JmEntreprenad: {
    place: 'Stigsberget, Göteborg',
    status: 'Pågående',
    title: 'Kajkvarteret',
    rooms: 4,
    area: 96,
    price: 5_895_000,
    go: 'Se projektet',
    save: 'Kontakt',
  },
}
