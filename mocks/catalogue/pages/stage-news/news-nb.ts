import type { NewsWords } from './news-words.ts'

export const newsNb: NewsWords = {
  salesStart: {
    category: 'Salgsstart',
    titles: [
      'Nå er {stage} i {place} til salgs',
      '{homes} nye hjem i {area}',
      'Salgsstart for {stage} i {place}',
    ],
    preambles: [
      '{stage} får {homes} {kind} med {rooms} rom. Innflytting er planlagt til {season}.',
      'I {area} bygger vi {homes} {kind} med {rooms} rom. De første kjøperne flytter inn {season}.',
      'Fra i dag kan du sende kjøpsbekreftelse på bolig i {stage}. Husene skal etter planen stå ferdige {season}.',
    ],
    bodies: [
      [
        'Over to hundre hadde meldt interesse før salget åpnet. Alle fikk plantegninger og totalpriser på samme tid.',
        '– Folk spør mest om to ting: hvordan sola kommer inn, og hva det koster i måneden. Derfor har vi regnet på hver eneste bolig, sier {agent}, som selger {stage}.',
      ],
      [
        'Husene er plassert slik at alle fellesområder får sol en del av dagen. Hver bolig har balkong eller hageflekk, og sykkelrommet ligger innenfor døra, ikke nederst i kjelleren.',
        '– Dette er et hus å bli gammel i, sier {agent}.',
      ],
      [
        'Prisene er faste, så det blir ingen budrunde. Totalprisen i prislisten er den du betaler.',
        '– Vi tar heller én samtale for mye enn én for lite, sier {agent}. Den som kjøper noe som ennå ikke finnes, har lov til å spørre.',
      ],
    ],
  },
  soldOut: {
    category: 'Utsolgt',
    titles: ['Alle boligene i {stage} er solgt', '{stage} i {place} er utsolgt'],
    preambles: [
      'Samtlige {homes} hjem i {area} har fått eiere. Kom du for sent, kan du melde deg på listen for neste trinn.',
      'Den siste av {homes} boliger ble solgt denne uken. Flere hus planlegges i samme område.',
    ],
    bodies: [
      [
        'Halvparten av kjøperne kommer fra nabolaget, resten fra andre deler av fylket. Hver fjerde har solgt enebolig, hver femte kjøpte sitt første hjem.',
        'Vi jobber videre med området og regner med å vise neste byggetrinn innen et år.',
      ],
      [
        'Toromsleilighetene gikk først, så de største øverst i huset. Lengst ble treromsleilighetene på bakkeplan liggende, helt til gårdsrommet sto ferdig.',
      ],
    ],
  },
  groundBreaking: {
    category: 'Bygging',
    titles: ['Første spadestikk for {stage}', 'Nå bygger vi i {area}', 'Byggingen av {stage} er i gang'],
    preambles: [
      '{homes} {kind} skal stå ferdige {season}. Først ut er grunnarbeidene.',
      'Gravemaskinene er på plass i {area}, og {season} skal {homes} hjem være klare til innflytting.',
    ],
    bodies: [
      [
        'De første månedene merkes det mest: Da graver vi, peler og legger rør. Vi jobber hverdager mellom sju og seksten, og varsler alltid før sprengning.',
        'Naboene får brev hver måned om hva som skjer. Nummeret til anleggslederen står på skiltet ved innkjøringen.',
      ],
      [
        'Massene vi graver opp, blir på stedet og ender som akebakke. Det sparer rundt fire hundre lastebilturer gjennom boliggatene.',
        'Når grunnmuren er støpt, reises en etasje hver tredje uke. Kranselaget feires med suppe for alle som vil komme.',
      ],
    ],
  },
  keys: {
    category: 'Innflytting',
    titles: ['De første nøklene i {stage} er overlevert', 'Nå lyser det i vinduene i {stage}'],
    preambles: [
      'I {area} bæres det senger og blomsterpotter. {homes} hjem har fått eierne sine på plass.',
      'Etter to års bygging er {stage} i {place} innflyttet.',
    ],
    bodies: [
      [
        'Nøklene ble delt ut i puljer på åtte, så ingen måtte vente på heisen. Vaktmesteren sto klar med tralle, stige og kaffe.',
        'Nå følger et år der huset tørker og blir kjent med dem som bor der. Så kommer vi tilbake til ettårsbefaring.',
      ],
      [
        'De som flyttet inn først, hadde ventet siden salgsstart. Flere hadde vært så ofte på besøk på byggeplassen at de kjente snekkerne ved navn.',
        'Tunet plantes ferdig til våren, når telen har sluppet.',
      ],
    ],
  },
  kinds: {
    apartment: 'leiligheter',
    townHouse: 'rekkehus',
    detachedHouse: 'eneboliger',
    semiDetachedHouse: 'tomannsboliger',
    house: 'hus',
    plot: 'tomter',
  },
  seasons: ['vinteren', 'våren', 'sommeren', 'høsten'],
  facts: {
    heading: 'Kort om huset',
    homes: 'Boliger',
    size: 'Størrelse',
    price: 'Totalpris fra',
    moveIn: 'Innflytting',
  },
  readOn: 'Les videre',
  about: {
    heading: 'Om oss',
    text: 'Bjørkvall bygger hjem i Norge, Sverige og Finland. Vi eier tomten, tegner husene, bygger dem og svarer for dem etterpå. Pressekontakt: presse@bjorkvall.example.',
  },
}
