import type { StageWords } from './words.ts'

export const stageWordsFi: StageWords = {
  opening: {
    water: [
      'Valoisia koteja koivikon ja veden välissä, laituri heti kulman takana.',
      'Täällä päivän voi aloittaa uinnilla: uimarannalle kävelee muutamassa minuutissa.',
      'Veden äärelle nousee koteja, joissa valolla on tilaa.',
      'Rantareitin varrelle kasvaa uusi asuinkortteli.',
    ],
    park: [
      'Puiston naapurissa: vihreää ikkunan takana ja kaupunki pyörämatkan päässä.',
      'Rauhallinen paikka puiston laidalla, leikkipaikka ja päiväkoti lähellä.',
      'Koteja, joista näkee puiden latvoihin, ja keskusta on muutaman pysäkin päässä.',
    ],
    centre: [
      'Keskellä kaupunkia: tori, juna ja arjen asiat kulman takana.',
      'Toisella puolella kaupungin vilinä, toisella hiljainen piha.',
      'Lähes kaikki on lähellä: ruokakauppa, kuntosali ja iltaisin auki oleva leipomo samassa korttelissa.',
    ],
    forest: [
      'Metsä alkaa siitä, mihin piha päättyy, ja bussi lähtee kulmalta.',
      'Koteja mäntyjen ja kallioiden keskellä, vartti keskustasta.',
      'Polkujen, mustikoiden ja kuntoradan lähelle rakennamme koteja, joihin jäädään.',
    ],
    field: [
      'Avaria näkymiä, matalia taloja ja lyhyitä matkoja.',
      'Peltojen ja kaupungin rajalle kasvaa uusi asuinalue, jossa on koulu ja pyörätie keskustaan.',
      'Kadut ovat rauhallisia ja taivas suuri.',
    ],
  },
  form: {
    slab: [
      'Talot ovat sopivan matalia, ja parveke on lähes jokaisessa kodissa.',
      'Läpitalon huoneistoja, valoa kahdesta suunnasta ja viljelylaatikoita pihalla.',
      'Toimivat pohjat, hissi joka kerrokseen ja varasto kellarissa.',
    ],
    block: [
      'Kortteli kiertyy vihreän pihan ympärille, jossa on kasvihuone ja pyöräpaja.',
      'Liikkeitä katutasossa, koteja yksiöistä viiden huoneen asuntoihin ja yhteinen piha.',
      'Neljä omanväristä porrasta ja piha, johon ilta-aurinko ehtii.',
    ],
    tower: [
      'Mitä ylempänä, sitä kauemmas näet: kulma-asuntoja, joihin tulee valoa kahdesta suunnasta.',
      'Hoikka talo, neljä kotia kerroksessa ja yhteinen kattoterassi.',
      'Suuret ikkunat, lasitetut parvekkeet ja hissi autohalliin asti.',
    ],
    brick: [
      'Kauniisti vanhenevaa tiiltä, syviä ikkunasyvennyksiä ja korkeita huoneita.',
      'Ranskalaiset parvekkeet kadulle ja syvät parvekkeet pihalle.',
      'Tukeva tiilitalo, valoisat porrashuoneet ja rauhalliset huoneet.',
    ],
    timber: [
      'Runko on puuta, ja julkisivu saa harmaantua omaan tahtiinsa.',
      'Puutalo, jossa on hiljaiset huoneet, lämpimät lattiat ja pieni energiankulutus.',
      'Massiivipuuta seinissä ja välipohjissa, pihalla tuomi ja omenapuita.',
    ],
    gables: [
      'Päädyt rivissä: harjakatot, suuret ikkunat ja parvekkeita moneen ilmansuuntaan.',
      'Kaksi kotia kerroksessa ja korkea huone harjan alla.',
      'Kapeita taloja, joilla on omat nimet ja näkymä päätyjen välistä.',
    ],
    rowHouses: [
      'Kaksikerroksisia rivitaloja, oma sisäänkäynti, piha ja tilaa pyörille.',
      'Oma talo ilman vaivaa: varasto, latauspaikka ja pieni piha kuuluvat hintaan.',
      'Kaksi kerrosta, kolme makuuhuonetta ja piha, jolla lapset voivat leikkiä.',
    ],
    pairs: [
      'Paritaloja, joissa on päätyikkuna, terassi ja piha kahteen suuntaan.',
      'Kaksi kotia saman katon alla, autokatos välissä rauhaa antamassa.',
    ],
    villas: [
      'Puolitoistakerroksisia omakotitaloja, terassi, piha ja autokatos.',
      'Taloja, joissa on iso keittiö, takka ja ikkunat pihalle.',
    ],
    plots: [
      'Tontteja, joilla vesi, viemäri ja kuitu ovat valmiina. Rakenna itse tai valitse talomallimme.',
      'Tasaisia ja aurinkoisia tontteja, valmiina rakennettaviksi.',
    ],
  },
  concept: {
    senior: 'Yli 55-vuotiaille: vierashuone, kirjasto ja keittiö yhteiseen ruoanlaittoon.',
    premium: 'Korkeammat huoneet, kiveä kylpyhuoneissa ja keittiö isoillekin illallisille.',
    smartSquare: 'Jokainen neliö on käytössä: fiksua säilytystä, pieni alkupääoma ja yhteisiä tiloja.',
  },
  closing: [
    'Katon aurinkopaneelit tuottavat osan talon sähköstä.',
    'Lattiat, keittiön ja laatat valitset rauhassa sisustussuunnittelijamme kanssa.',
    'Tarkastamme kodin muuttopäivänä ja uudelleen vuoden kuluttua.',
  ],
  shared: [
    'Yhteiskäyttöauto, pyörävarasto ja latauspaikat ovat käytössä ensimmäisestä päivästä.',
    'Pihalle tulee tilaa leikille, viljelylle ja pitkälle pöydälle.',
  ],
  association: {
    own: 'Asunto-osakeyhtiö omistaa tontin, ja hoitovastike on mitoitettu kestämään.',
    partRental:
      'Asunto-osakeyhtiö omistaa osan tontista ja vuokraa loput, ja hoitovastike on mitoitettu kestämään.',
    rental: 'Asunto-osakeyhtiö on vuokrannut tontin, ja tontin vuokra sisältyy vastikkeeseen.',
  },
  tenancy: 'Vuokra sisältää lämmön ja veden, ja asuntoa haetaan vuokranantajalta.',
  swan: 'Talolle haetaan Joutsenmerkki.',
  showing: {
    apartment: 'Esittelyasunto {number}',
    online: 'Etäesittely asuntomyyjän kanssa',
    site: 'Paikan päällä, kokoontuminen: {address}',
  },
  part: 'vaihe',
  nearby: {
    water: ['Uimaranta', 'Laituri', 'Päiväkoti', 'Ruokakauppa', 'Bussi', 'Koulu', 'Juna'],
    park: ['Puisto', 'Leikkipaikka', 'Päiväkoti', 'Ruokakauppa', 'Juna', 'Koulu'],
    centre: ['Ruokakauppa', 'Tori', 'Juna', 'Päiväkoti', 'Terveysasema', 'Koulu'],
    forest: ['Kuntorata', 'Bussi', 'Päiväkoti', 'Ruokakauppa', 'Koulu', 'Juna'],
    field: ['Bussi', 'Koulu', 'Leikkipaikka', 'Ruokakauppa', 'Urheilukenttä', 'Juna'],
  },
}
