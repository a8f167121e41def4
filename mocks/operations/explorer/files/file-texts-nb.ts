import type { FileTexts } from './file-texts.ts'

export const fileTextsNb: FileTexts = {
  labels: {
    home: 'Bolig',
    project: 'Prosjekt',
    association: 'Borettslag',
    signatures: 'Underskrifter',
    buyer: 'Kjøper',
  },
  'preliminary-agreement': [
    [
      'Avtalen',
      'Kjøpet følger bustadoppføringslova. Selgeren stiller garanti etter § 12 når forbeholdene er borte.',
    ],
    [
      'Forbehold',
      'Selgeren kan ta forbehold om salgsgrad og rammetillatelse fram til datoen som står i kontrakten.',
    ],
    ['Betaling', 'Ti prosent ved kontrakt, resten før overtakelse, til meglers klientkonto.'],
  ],
  'purchase-agreement': [
    [
      'Hjemmel',
      'Selgeren overdrar hjemmelen til boligen når oppgjøret er innbetalt. Megleren sørger for tinglysing.',
    ],
  ],
  'interior-agreement': [
    [
      'Valgte tilvalg',
      'Eikegulv, hvitoljet. Kjøkkenfronter i gråblått med ramme. Benkeplate i stein. Stående fliser på bad.',
    ],
    ['Pris', 'Tilvalgene betales sammen med sluttoppgjøret. Etter fristen kan valgene ikke endres.'],
  ],
  'inspection-record': [
    ['Befaringen', 'Forhåndsbefaring med kjøper, selger og representant for entreprenøren.'],
    [
      'Merknader',
      '1. Kjøkken: front under oppvaskbenk justeres. 2. Bad: fuge ved terskel fylles. 3. Gang: ripe i dørblad, skiftes.',
    ],
  ],
  'handover-record': [
    ['Overtakelse', 'Nøkler og bruksanvisninger er overlevert, og strømmåleren er avlest av begge parter.'],
  ],
  'warranty-certificate': [
    [
      'Garantien',
      'Selgeren svarer for feil i fem år fra overtakelse. Garantien er fem prosent av kjøpesummen.',
    ],
    ['Slik gjør du', 'Meld fra på Mine sider så snart du ser noe. Det haster å si fra, ikke alltid å rette.'],
  ],
  'care-instructions': [
    ['Gulv', 'Støvsug med mykt munnstykke, tørk fuktig, aldri vått.'],
    ['Ventilasjon', 'Rengjør filteret hver tredje måned. Dekk aldri til ventilene.'],
    ['Bad', 'Rens sluket to ganger i året. Ikke bor i våtsonen.'],
  ],
  'economic-plan': [
    [
      'Driftsbudsjett',
      'Budsjettet viser felleskostnader, renter på fellesgjeld og avsetning til vedlikehold det første året.',
    ],
  ],
  'building-description': [
    [
      'Bæring og fasade',
      'Betong eller massivtre, fasade etter tegning, vinduer i tre med aluminium utvendig.',
    ],
    ['Teknisk', 'Balansert ventilasjon med varmegjenvinning, fjernvarme og vannbåren varme.'],
  ],
  statutes: [
    ['Formål', 'Laget skal gi andelseierne bruksrett til egen bolig i lagets eiendom.'],
    ['Generalforsamling', 'Holdes hvert år innen utgangen av juni. Hver andel har én stemme.'],
  ],
  'annual-report': [
    ['Styrets beretning', 'Året var preget av innflytting og av at styret tok over ansvaret fra utbyggeren.'],
    ['Regnskap', 'Laget gikk med overskudd. Felleskostnadene holdes uendret.'],
  ],
  'maintenance-plan': [['Tretti år fram', 'Tak år 25–30, vinduer males år 12, heiser fornyes år 20.']],
  'management-agreement': [
    ['Omfang', 'Feilmelding hele døgnet, runde hver måned og fire møter i året.'],
    ['Tid', 'Avtalen løper ett år om gangen med tre måneders oppsigelse.'],
  ],
  'board-minutes': [['Vedtak', 'Styret vedtok å bestille sykkelstativ og å invitere til dugnad i mai.']],
  'operation-record': [['Kvartalet', 'Tre runder er gjennomført. Varmekurven ble senket én grad i oktober.']],
  invoice: [
    ['Betaling', 'Oppgi KID når du betaler. Betaler banken for deg, sender du fakturaen til rådgiveren din.'],
  ],
}
