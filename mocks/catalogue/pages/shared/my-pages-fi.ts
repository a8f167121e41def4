import type { PageData } from '../page-data.ts'
import { faqOn, links, list, text } from '../writing.ts'

/** Pages of Omat sivut that have no key in the URL map: the steps of the timeline, and what is done with a document. */
export const myPagesFi: readonly PageData[] = [
  {
    path: '/sivuni/sopimukset/allekirjoita/',
    template: 'myDocumentsAction',
    name: 'Allekirjoita',
    title: 'Lue ja allekirjoita',
    preamble: 'Lue rauhassa. Kun olet valmis, allekirjoita täällä pankkitunnuksilla.',
    blocks: [
      text(
        'Tarvitsetko aikaa?',
        'Sopimus odottaa täällä allekirjoitustasi. Jos sillä on viimeinen päivä, se odottaa siihen asti.',
      ),
    ],
  },
  {
    path: '/sivuni/sopimukset/valmis/',
    template: 'myDocumentsDone',
    name: 'Allekirjoitettu',
    title: 'Valmista, sopimus on allekirjoitettu',
    preamble:
      'Saat kopion sähköpostiin. Alkuperäinen säilyy asiakirjoissasi niin kauan kuin tilisi on olemassa.',
    blocks: [links('Jatka', '/sivuni/sopimukset/', '/sivuni/aikajana/')],
  },
  {
    path: '/sivuni/aikajana/kauppakirja/',
    template: 'timeline',
    name: 'Kauppakirja',
    preamble:
      'Kauppakirja tekee kaupasta sitovan. Se allekirjoitetaan, kun turva-asiakirjat on talletettu pankkiin.',
    blocks: [
      list(
        'Ennen allekirjoitusta',
        'Lainalupaus pankista',
        'Turva-asiakirjat luettu',
        'Omistusosuudet sovittu, jos ostajia on kaksi',
      ),
    ],
  },
  {
    path: '/sivuni/aikajana/sisustus/',
    template: 'timeline',
    name: 'Sisustusvalinnat',
    preamble: 'Lattiat, keittiö, laatat ja koneet valitaan kahdessa tapaamisessa.',
    blocks: [
      text(
        'Kaksi tapaamista',
        'Ensin käymme läpi pohjan ja sen, mitä hintaan kuuluu. Toiseen tapaamiseen mennessä olet pitänyt mallipaloja kotona.',
        'Jokaisella valinnalla on hinta, ja summa allekirjoitetaan lisä- ja muutostyösopimuksessa. Määräpäivän jälkeen mitään ei voi enää muuttaa.',
      ),
      links('Jatka', '/sivuni/sopimukset/'),
    ],
  },
  {
    path: '/sivuni/aikajana/tarkastus/',
    template: 'timeline',
    name: 'Muuttotarkastus',
    preamble: 'Noin kolme viikkoa ennen muuttoa käymme kodin läpi yhdessä.',
    blocks: [
      faqOn(
        'Tarkastuksesta',
        ['Onko pakko tulla?', 'Ei, mutta kannattaa. Kirjaamme kaiken, minkä näet.'],
        [
          'Milloin puutteet korjataan?',
          'Ennen muuttoa, jos mahdollista, muuten sovittuna aikana sen jälkeen.',
        ],
        ['Entä vuositarkastus?', 'Se tehdään 12–15 kuukautta valmistumisesta. Kutsumme sinut.'],
      ),
    ],
  },
  {
    path: '/sivuni/aikajana/viimeinen-era/',
    template: 'timeline',
    name: 'Viimeinen erä',
    preamble: 'Viimeinen erä maksetaan ennen avainten luovutusta.',
    blocks: [
      text(
        'Näin se käy',
        'Lasku tulee kuukautta aiemmin. Useimmiten pankki maksaa sen suoraan, kun laina nostetaan.',
      ),
    ],
  },
  {
    path: '/sivuni/aikajana/muutto/',
    template: 'timeline',
    name: 'Muutto',
    preamble: 'Avaimet luovutetaan kello yhdeksän. Näytämme, missä kaikki on.',
    blocks: [
      list(
        'Muuttopäivänä',
        'Ota henkilöllisyystodistus mukaan',
        'Lue sähkömittari kanssamme',
        'Varaa hissi muuttoautoa varten',
        'Tarkista, että kotivakuutus on voimassa',
      ),
      links('Sen jälkeen', '/asuminen/'),
    ],
  },
]
