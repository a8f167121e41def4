import type { FileTexts } from './file-texts.ts'

export const fileTextsFi: FileTexts = {
  labels: {
    home: 'Koti',
    project: 'Kohde',
    association: 'Taloyhtiö',
    signatures: 'Allekirjoitukset',
    buyer: 'Ostaja',
  },
  'preliminary-agreement': [
    [
      'Kauppa',
      'Kauppaan sovelletaan asuntokauppalakia. Turva-asiakirjat on talletettu pankkiin ja ostaja on tutustunut niihin.',
    ],
    [
      'Maksut',
      'Kauppahinta maksetaan erissä rakentamisen edetessä. Viimeinen erä on vähintään kymmenen prosenttia.',
    ],
  ],
  'purchase-agreement': [
    [
      'Omistusoikeus',
      'Osakkeiden omistusoikeus siirtyy ostajalle, kun koko kauppahinta on maksettu. Siirto merkitään osakehuoneistorekisteriin.',
    ],
  ],
  'interior-agreement': [
    [
      'Valinnat',
      'Tammilattia, valkoöljytty. Keittiön ovet siniharmaat. Työtaso kivi. Kylpyhuoneen laatat pystyyn.',
    ],
    [
      'Hinta',
      'Lisä- ja muutostyöt maksetaan viimeisen erän yhteydessä. Määräpäivän jälkeen valintoja ei voi muuttaa.',
    ],
  ],
  'inspection-record': [
    ['Tarkastus', 'Muuttotarkastus ostajan läsnä ollessa.'],
    [
      'Huomautukset',
      '1. Keittiö: tiskipöydän ovi säädetään. 2. Kylpyhuone: kynnyksen sauma täydennetään. 3. Eteinen: oven naarmu, ovi vaihdetaan.',
    ],
  ],
  'handover-record': [
    ['Hallinnan luovutus', 'Avaimet ja käyttöohjeet on luovutettu, ja sähkömittari on luettu yhdessä.'],
  ],
  'warranty-certificate': [
    ['Vakuus', 'Rakentamisvaiheen jälkeinen vakuus on voimassa viisitoista kuukautta valmistumisesta.'],
    [
      'Näin ilmoitat',
      'Kirjoita virheestä heti, kun huomaat sen. Kiireelliset korjataan saman tien, muut vuositarkastuksessa.',
    ],
  ],
  'care-instructions': [
    ['Lattiat', 'Imuroi pehmeällä suulakkeella, pyyhi nihkeällä, älä koskaan märällä.'],
    ['Ilmanvaihto', 'Puhdista suodatin kolmen kuukauden välein. Älä peitä venttiilejä.'],
    ['Sauna', 'Lado kiuaskivet uudelleen kerran vuodessa. Jätä ovi raolleen löylyjen jälkeen.'],
  ],
  'economic-plan': [
    [
      'Taloussuunnitelma',
      'Suunnitelma näyttää yhtiön lainat, vastikkeet ja varaukset sekä sen, miten korko vaikuttaa vastikkeeseen.',
    ],
  ],
  'building-description': [
    ['Runko ja julkisivu', 'Betoni tai massiivipuu, julkisivu piirustusten mukaan, ikkunat puu-alumiini.'],
    [
      'Tekniikka',
      'Koneellinen ilmanvaihto lämmöntalteenotolla, kauko- tai maalämpö, vesikiertoinen lattialämmitys.',
    ],
  ],
  statutes: [
    [
      'Toimiala',
      'Yhtiö omistaa ja hallitsee rakennusta, jonka huoneistot on tarkoitettu osakkaiden asunnoiksi.',
    ],
    ['Yhtiökokous', 'Varsinainen yhtiökokous pidetään kesäkuun loppuun mennessä.'],
  ],
  'annual-report': [
    ['Toimintakertomus', 'Vuosi kului muuttojen ja hallinnon luovutuksen merkeissä.'],
    ['Tulos', 'Yhtiön tulos oli ylijäämäinen. Vastikkeet pidetään ennallaan.'],
  ],
  'maintenance-plan': [
    ['Kolmekymmentä vuotta', 'Katto vuosina 25–30, ikkunat maalataan vuonna 12, hissit uusitaan vuonna 20.'],
  ],
  'management-agreement': [['Laajuus', 'Isännöinti, kuukausittainen kierros ja neljä kokousta vuodessa.']],
  'board-minutes': [
    ['Päätökset', 'Hallitus päätti tilata pyörätelineet ja kutsua asukkaat pihatalkoisiin toukokuussa.'],
  ],
  'operation-record': [
    ['Vuosineljännes', 'Kolme kierrosta tehty. Lämpökäyrää laskettiin asteella lokakuussa.'],
  ],
  invoice: [
    ['Maksaminen', 'Käytä viitenumeroa. Jos pankki maksaa puolestasi, lähetä lasku yhteyshenkilöllesi.'],
  ],
}
