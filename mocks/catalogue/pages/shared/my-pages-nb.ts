import type { PageData } from '../page-data.ts'
import { faqOn, links, list, text } from '../writing.ts'

/** Pages of Mine sider that have no key in the URL map: the steps of the timeline, and what is done with a document. */
export const myPagesNb: readonly PageData[] = [
  {
    path: '/mine-sider/mine-avtaler/signer/',
    template: 'myDocumentsAction',
    name: 'Signer',
    title: 'Les og signer',
    preamble: 'Les i ro og mak. Når du er klar, signerer du her, med BankID.',
    blocks: [
      text('Trenger du tid?', 'Avtalen ligger her til du har signert, eller til siste dag hvis den har en.'),
    ],
  },
  {
    path: '/mine-sider/mine-avtaler/ferdig/',
    template: 'myDocumentsDone',
    name: 'Signert',
    title: 'Ferdig, avtalen er signert',
    preamble: 'Du får en kopi på e-post. Originalen ligger under Dokumenter så lenge du har kontoen.',
    blocks: [links('Gå videre', '/mine-sider/mine-avtaler/', '/mine-sider/tidslinje/')],
  },
  {
    path: '/mine-sider/tidslinje/kontrakt/',
    template: 'timeline',
    name: 'Kontrakt',
    preamble: 'Kjøpekontrakten etter bustadoppføringslova er den som binder oss begge.',
    blocks: [
      list(
        'Ha dette klart',
        'Finansieringsbevis fra banken',
        'Vedtektene og driftsbudsjettet, lest',
        'Hvem som skal stå på skjøtet',
      ),
    ],
  },
  {
    path: '/mine-sider/tidslinje/tilvalg/',
    template: 'timeline',
    name: 'Tilvalg',
    preamble: 'Gulv, kjøkken, fliser og hvitevarer: du velger i to møter med interiørrådgiveren.',
    blocks: [
      text(
        'To møter',
        'Først ser dere på planen og hva som er med. Til det andre møtet har du hatt prøvene hjemme.',
        'Hvert valg har en pris, og summen signerer du i en egen avtale. Etter fristen kan ingenting endres.',
      ),
      links('Gå videre', '/mine-sider/mine-avtaler/'),
    ],
  },
  {
    path: '/mine-sider/tidslinje/befaring/',
    template: 'timeline',
    name: 'Forhåndsbefaring',
    preamble: 'Omtrent tre uker før overtakelse går vi gjennom boligen sammen.',
    blocks: [
      faqOn(
        'Om befaringen',
        ['Må jeg være med?', 'Nei, men det er lurt. Ta gjerne med noen som kan hus.'],
        [
          'Hva skjer med det vi finner?',
          'Det skrives ned og rettes før du får nøklene, om det lar seg gjøre.',
        ],
        ['Når er ettårsbefaringen?', 'Omtrent tolv måneder etter overtakelse. Vi kaller inn.'],
      ),
    ],
  },
  {
    path: '/mine-sider/tidslinje/sluttoppgjor/',
    template: 'timeline',
    name: 'Sluttoppgjør',
    preamble: 'Resten av prisen og omkostningene betales til megler før overtakelse.',
    blocks: [
      text(
        'Slik går det til',
        'Oppgjørsbrevet kommer en måned før. Som regel betaler banken rett til klientkontoen.',
      ),
      links('Gå videre', '/mine-sider/betalinger/'),
    ],
  },
  {
    path: '/mine-sider/tidslinje/overtakelse/',
    template: 'timeline',
    name: 'Overtakelse',
    preamble: 'Nøklene overleveres klokka ni. Vi viser hvor alt sitter.',
    blocks: [
      list(
        'På dagen',
        'Ta med legitimasjon',
        'Les av strømmåleren sammen med oss',
        'Les gjennom protokollen før du signerer',
        'Bestill heisen om du har flyttebil',
      ),
      links('Etterpå', '/mine-sider/saker/', '/a-bo/'),
    ],
  },
]
