import type { HomeWords } from './words.ts'

export const homeWordsNb: HomeWords = {
  rooms: ['Ettroms', 'Toroms', 'Treroms', 'Fireroms', 'Femroms', 'Seksroms'],
  directions: {
    '1': 'nord',
    '2': 'nordøst',
    '3': 'øst',
    '4': 'sørøst',
    '5': 'sør',
    '6': 'sørvest',
    '7': 'vest',
    '8': 'nordvest',
  },
  title: {
    west: '{rooms} med kveldssol',
    east: '{rooms} med morgenlys',
    south: '{rooms} mot sør',
    north: '{rooms} mot det stille tunet',
    top: '{rooms} på toppen',
    ground: '{rooms} med egen uteplass',
    corner: '{rooms} på hjørnet',
    townHouse: 'Rekkehus med hage mot {direction}',
    semiDetachedHouse: 'Tomannsbolig med terrasse mot {direction}',
    detachedHouse: 'Enebolig med hage mot {direction}',
    house: 'Hus med hage mot {direction}',
    plot: 'Tomt på {area} m²',
  },
  layout: {
    1: [
      'Smart ettroms der kjøkken og oppholdsrom deler på lyset.',
      'Ett rom og godt kjøkken, med sovealkove og oppbevaring i høyden.',
    ],
    2: [
      'Toroms med romslig soverom og plass til spisebord på kjøkkenet.',
      'Åpent mellom kjøkken og stue, og et soverom med dør å lukke.',
    ],
    3: [
      'Treroms med åpen løsning mellom kjøkken og stue og to stille soverom.',
      'Gjennomgående treroms med entré til alle skoene og bad med vaskesøyle.',
    ],
    4: [
      'Fireroms med tre soverom, garderobe og to bad.',
      'Kjøkkenet er midtpunktet, soverommene ligger for seg og lyset kommer fra to sider.',
    ],
    5: [
      'Femroms for den store familien, med arbeidsrom og to bad.',
      'Fire soverom, stort kjøkken og en stue med vinduer i to retninger.',
    ],
  },
  house: [
    'To plan, {rooms} rom og en entré med plass til både støvler og barnevogn.',
    'Kjøkkenet vender mot hagen, og soverommene ligger i andre etasje.',
  ],
  plot: ['Tomten er fradelt og klar til å bygges på.', 'Solrik tomt med vann, avløp og fiber framført.'],
  outdoor: {
    balcony: 'Balkongen på {area} m² vender mot {direction}.',
    terrace: 'Terrassen på {area} m² vender mot {direction}.',
    patio: 'Fra stua går du rett ut på uteplassen mot {direction}.',
    roofTop: 'Takterrassen på {area} m² er din egen.',
    frenchBalcony: 'Fransk balkong mot {direction}.',
    porch: 'Verandaen mot {direction} har tak over halve.',
  },
}
