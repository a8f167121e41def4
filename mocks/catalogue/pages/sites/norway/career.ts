import type { PageData } from '../../page-data.ts'
import { form, list, text } from '../../writing.ts'

/** Jobs. */
export const norwayCareer: readonly PageData[] = [
  {
    path: '/karriere/ledige-stillinger/anleggsleder-bergen/',
    template: 'standardCareer',
    name: 'Anleggsleder, Bergen',
    preamble: 'Du leder byggingen av Byfjordspiren.',
    corporate: true,
    category: 'Produksjon',
    daysAgo: 10,
    place: 'Bergen',
    lastDayIn: 20,
    blocks: [
      text(
        'Om jobben',
        'Førti leiligheter i sjøkanten. Du har tolv i egen produksjon og en betongbåt å holde styr på.',
      ),
      list('Vi tror at du', 'har bygget i regn før', 'ringer naboen før naboen ringer deg'),
      form(
        'jobApplication',
        'Søk jobben',
        'En CV og et telefonnummer holder. Vi lagrer søknaden i to år, eller kortere om du ber om det.',
      ),
    ],
  },
  {
    path: '/karriere/ledige-stillinger/megler-oslo/',
    template: 'standardCareer',
    name: 'Eiendomsmegler, Oslo',
    preamble: 'Du selger Seilloftet og følger kjøperne helt til ettårsbefaringen.',
    corporate: true,
    category: 'Salg',
    daysAgo: 5,
    place: 'Oslo',
    lastDayIn: 26,
    blocks: [
      text(
        'Om jobben',
        'Fast lønn og fast pris på boligene. Du trenger ikke være flink til å pushe, men du må like å forklare.',
      ),
      form(
        'jobApplication',
        'Søk jobben',
        'En CV og et telefonnummer holder. Vi lagrer søknaden i to år, eller kortere om du ber om det.',
      ),
    ],
  },
  {
    path: '/karriere/ledige-stillinger/rorlegger-tromso/',
    template: 'standardCareer',
    name: 'Rørlegger, Tromsø',
    preamble: 'Du får vannet til å komme på i Nordlyskaia.',
    corporate: true,
    category: 'Produksjon',
    daysAgo: 14,
    place: 'Tromsø',
    lastDayIn: 33,
    blocks: [
      text('Om jobben', 'Tjue leiligheter, fast lag, tre måneder med lite dagslys og gode hodelykter.'),
      form(
        'jobApplication',
        'Søk jobben',
        'En CV og et telefonnummer holder. Vi lagrer søknaden i to år, eller kortere om du ber om det.',
      ),
    ],
  },
]
