import type { FileTexts } from './file-texts.ts'

export const fileTextsSv: FileTexts = {
  labels: {
    home: 'Hem',
    project: 'Projekt',
    association: 'Förening',
    signatures: 'Underskrifter',
    buyer: 'Köpare',
  },
  'preliminary-agreement': [
    [
      'Vad avtalet innebär',
      'Föreningen åtar sig att upplåta hemmet med bostadsrätt och köparen att förvärva det. Avtalet är bindande för båda när det är underskrivet.',
    ],
    [
      'Förskott',
      'Köparen betalar ett förskott som tillsammans med bokningsavgiften motsvarar tio procent av priset. Förskottet står på ett spärrat konto.',
    ],
    [
      'Tid för upplåtelse',
      'Upplåtelse beräknas ske tre månader före inflyttningen. Blir föreningen väsentligt försenad får köparen frånträda avtalet.',
    ],
  ],
  'purchase-agreement': [
    [
      'Upplåtelse',
      'Föreningen upplåter hemmet med bostadsrätt åt köparen på de villkor som anges i den ekonomiska planen och föreningens stadgar.',
    ],
    ['Betalning', 'Återstoden av priset betalas senast två veckor före tillträdet.'],
  ],
  'interior-agreement': [
    [
      'Valda tillägg',
      'Golv i ek, vitoljad. Köksluckor i gråblått med ramprofil. Bänkskiva i sten. Kakel i badrum, stående.',
    ],
    [
      'Pris och betalning',
      'Tilläggen betalas tillsammans med slutbetalningen. Efter stoppdatumet kan valen inte ändras.',
    ],
  ],
  'inspection-record': [
    [
      'Besiktningen',
      'Slutbesiktning enligt entreprenadavtalet, utförd av oberoende besiktningsman i köparens närvaro.',
    ],
    [
      'Anmärkningar',
      '1. Kök: lucka under diskbänk justeras. 2. Badrum: mjukfog vid tröskel kompletteras. 3. Hall: repa i dörrblad, byts.',
      'Anmärkningarna åtgärdas före tillträdet.',
    ],
  ],
  'handover-record': [
    [
      'Tillträde',
      'Nycklar, taggar och bruksanvisningar har lämnats över. Elmätaren är avläst av båda parter.',
    ],
    ['Nycklar', 'Tre nycklar till lägenhetsdörren, två till förrådet och två taggar till porten.'],
  ],
  'warranty-certificate': [
    [
      'Garantin',
      'Vi ansvarar för fel i huset i fem år från den godkända slutbesiktningen, och för vitvaror i två.',
    ],
    [
      'Så gör du',
      'Anmäl felet på Mina sidor så snart du ser det. Akuta fel rättas genast, övriga vid besiktningen efter två år.',
    ],
  ],
  'care-instructions': [
    ['Golv', 'Dammsug med mjukt munstycke, torka fuktigt men aldrig vått. Olja in en gång om året.'],
    [
      'Ventilation',
      'Rengör filtret var tredje månad. Täck aldrig för ventilerna, inte ens när det är kallt.',
    ],
    ['Badrum', 'Rensa golvbrunnen två gånger om året. Borra inte i våtzonen.'],
  ],
  'economic-plan': [
    [
      'Föreningens ekonomi',
      'Planen visar föreningens kostnad för huset, lån, avgifter och avsättningar för underhåll, samt hur avgiften påverkas om räntan ändras.',
    ],
    [
      'Antaganden',
      'Inflation två procent om året. Räntan på föreningens lån antas till 3,2 procent de första tre åren.',
    ],
  ],
  'building-description': [
    [
      'Stomme och fasad',
      'Bärande väggar av betong eller massivt trä, fasad enligt ritning, fönster med trä in- och aluminium utvändigt.',
    ],
    [
      'Installationer',
      'Från- och tilluft med värmeåtervinning. Fjärrvärme, vattenburna radiatorer. Fiber i varje hem.',
    ],
    ['Gemensamt', 'Cykelrum, barnvagnsrum, växthus och en gästlägenhet som bokas i appen.'],
  ],
  statutes: [
    [
      'Ändamål',
      'Föreningen ska främja medlemmarnas intressen genom att upplåta bostäder i sitt hus utan begränsning i tiden.',
    ],
    [
      'Medlemskap',
      'Den som har köpt en bostadsrätt har rätt att bli medlem om hen skäligen kan godtas. Styrelsen svarar inom en månad.',
    ],
    ['Stämma', 'Ordinarie stämma hålls före juni månads utgång. Varje bostadsrätt har en röst.'],
  ],
  'annual-report': [
    [
      'Förvaltningsberättelse',
      'Året präglades av inflyttningen och av att föreningen tog över ansvaret från den byggande styrelsen.',
    ],
    ['Resultat', 'Föreningen gjorde ett överskott före avskrivningar. Avgifterna lämnas oförändrade.'],
  ],
  'maintenance-plan': [
    [
      'Trettio år framåt',
      'Tak år 25–30, fönster målas år 12, hissar moderniseras år 20, stammar spolas vart femte år.',
    ],
  ],
  'management-agreement': [
    [
      'Omfattning',
      'Teknisk förvaltning med felanmälan dygnet runt, rondering varje månad och fyra möten om året.',
    ],
    ['Tid', 'Avtalet löper ett år i taget med tre månaders uppsägning.'],
  ],
  'board-minutes': [
    [
      'Beslut',
      'Styrelsen beslutade att beställa cykelställ, att höja priset för gästlägenheten till 250 kronor och att bjuda in till gårdsdag i maj.',
    ],
  ],
  'operation-record': [
    [
      'Kvartalet',
      'Tre ronderingar utförda. Värmekurvan sänkt en grad i oktober. En droppande ventil i undercentralen bytt.',
    ],
  ],
  invoice: [
    [
      'Betalning',
      'Ange referensnumret när du betalar. Betalar banken åt dig, skicka fakturan till din handläggare.',
    ],
  ],
}
