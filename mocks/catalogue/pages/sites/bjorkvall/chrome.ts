import type { ChromeData } from '../../page-data.ts'

export const bjorkvallChrome: ChromeData = {
  navigation: [
    [
      '/sok-bostad/',
      ['/sok-bostad/', 'Alla bostäder'],
      ['/sok-bostad/?residenceType=apartment', 'Lägenheter'],
      ['/sok-bostad/?residenceType=townHouse', 'Radhus och villor'],
      ['/fortur/', 'Förtur och VIP'],
      '/lokaler/',
    ],
    [
      '/omraden/',
      ['/sok-bostad/stockholms-lan/', 'Stockholm'],
      ['/sok-bostad/goteborg/', 'Göteborg'],
      ['/sok-bostad/uppsala/', 'Uppsala'],
      ['/sok-bostad/skane-lan/', 'Skåne'],
    ],
    [
      '/att-kopa-nytt/',
      '/att-kopa-nytt/sa-gar-kopet-till/',
      '/boka/info/',
      '/att-kopa-nytt/vad-kostar-det/',
      '/att-kopa-nytt/trygghet/',
      '/kundservice/vanliga-fragor/',
    ],
    [
      '/inspiration/',
      '/att-bo/',
      '/inspiration/hostkollektionen/',
      '/inspiration/hemma-hos-sanna/',
      '/bloggen/',
    ],
    ['/om-oss/', '/om-oss/vilka-vi-ar/', '/hallbarhet/', '/press/', '/karriar/', '/om-oss/investerare/'],
  ],
  quickLinks: ['/sok-bostad/', '/omraden/'],
  footer: {
    discovery: [
      ['/sok-bostad/?residenceType=apartment', 'Lägenheter'],
      ['/sok-bostad/?residenceType=townHouse', 'Radhus'],
      ['/sok-bostad/?residenceType=detachedHouse', 'Villor'],
      '/lokaler/',
      '/hyresratter/',
      '/overlatelser/',
    ],
    help: [
      '/kundservice/',
      '/kundservice/felanmalan/',
      '/kundservice/vanliga-fragor/',
      '/for-foreningar/',
      '/om-oss/kakor/',
    ],
    company: ['/om-oss/', '/hallbarhet/', '/press/', '/karriar/', '/om-oss/tillganglighet/', '/om-oss/sok/'],
  },
  career: [
    ['/karriar/', '/karriar/manniskorna/', '/karriar/studenter/'],
    ['/karriar/lediga-jobb/', '/karriar/lediga-jobb/platschef-nacka/', '/karriar/lediga-jobb/maklare-lund/'],
  ],
  popularSearches: [
    'förtur',
    ['/sok-bostad/?viewing=in7Days', 'visning i veckan'],
    ['/sok-bostad/taby/?residenceType=townHouse', 'radhus Täby'],
    ['/sok-bostad/?projectStatus=moveInReady', 'inflyttningsklart'],
    'garage',
    'bokningsavgift',
  ],
  crisis: {
    heading: 'Driftstörning i Strandängen, Nacka.',
    text: 'Varmvattnet är avstängt i hus A och B efter en vattenläcka. Vi räknar med att det är igång klockan 18.00.',
    path: '/kundservice/driftlaget/',
  },
  cookiePath: '/om-oss/kakor/',
  featuredStageId: 'stage-skeppsgavlarna',
}
