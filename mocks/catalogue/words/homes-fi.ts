import type { HomeWords } from './words.ts'

export const homeWordsFi: HomeWords = {
  rooms: ['Yksiö', 'Kaksio', 'Kolmio', 'Neliö', 'Viisi huonetta', 'Kuusi huonetta'],
  directions: {
    '1': 'pohjoiseen',
    '2': 'koilliseen',
    '3': 'itään',
    '4': 'kaakkoon',
    '5': 'etelään',
    '6': 'lounaaseen',
    '7': 'länteen',
    '8': 'luoteeseen',
  },
  title: {
    west: '{rooms} ilta-auringon puolella',
    east: '{rooms} aamuvalossa',
    south: '{rooms} etelän puolella',
    north: '{rooms} hiljaisen pihan puolella',
    top: '{rooms} ylimmässä kerroksessa',
    ground: '{rooms} ja oma piha',
    corner: '{rooms} talon kulmassa',
    townHouse: 'Rivitalokoti, piha {direction}',
    semiDetachedHouse: 'Paritalokoti, terassi {direction}',
    detachedHouse: 'Omakotitalo, piha {direction}',
    house: 'Talo, piha {direction}',
    plot: 'Tontti {area} m²',
  },
  layout: {
    1: [
      'Fiksu yksiö, jossa keittiö ja oleskelutila jakavat valon.',
      'Yksi huone ja kunnon keittiö, makuualkovi ja säilytystä kattoon asti.',
    ],
    2: [
      'Kaksio, jossa on kunnon makuuhuone ja keittiössä tilaa ruokapöydälle.',
      'Avoin keittiö ja olohuone sekä makuuhuone, jonka oven voi sulkea.',
    ],
    3: [
      'Kolmio, jossa keittiö ja olohuone ovat yhtä tilaa ja makuuhuoneita on kaksi.',
      'Läpitalon kolmio: eteiseen mahtuvat kaikki kengät ja kylpyhuoneeseen pesutorni.',
    ],
    4: [
      'Neliö, jossa on kolme makuuhuonetta, vaatehuone ja kaksi kylpyhuonetta.',
      'Keittiö on kodin sydän, makuuhuoneet ovat erillään ja valoa tulee kahdesta suunnasta.',
    ],
    5: [
      'Viisi huonetta isolle perheelle, mukana työhuone ja kaksi kylpyhuonetta.',
      'Neljä makuuhuonetta, iso keittiö ja olohuone, jossa on ikkunat kahteen suuntaan.',
    ],
  },
  house: [
    'Kaksi kerrosta, {rooms} huonetta ja eteinen, johon mahtuvat saappaat ja vaunut.',
    'Keittiö avautuu pihalle ja makuuhuoneet ovat yläkerrassa.',
  ],
  plot: [
    'Tontti on lohkottu ja valmis rakennettavaksi.',
    'Aurinkoinen tontti, jolla vesi, viemäri ja kuitu ovat valmiina.',
  ],
  outdoor: {
    balcony: 'Parveke ({area} m²) avautuu {direction}.',
    terrace: 'Terassi ({area} m²) avautuu {direction}.',
    patio: 'Olohuoneesta pääsee suoraan omalle pihalle, joka avautuu {direction}.',
    roofTop: 'Kattoterassi ({area} m²) on kokonaan oma.',
    frenchBalcony: 'Ranskalainen parveke {direction}.',
    porch: 'Kuisti avautuu {direction} ja on puoliksi katettu.',
  },
}
