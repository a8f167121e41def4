import type { NewsWords } from './news-words.ts'

/** Names of places stand alone or beside one another, so that they need not be inflected. */
export const newsFi: NewsWords = {
  salesStart: {
    category: 'Myynti',
    titles: ['{stage} on nyt myynnissä', 'Myynti alkoi: {stage}, {place}', '{homes} uutta kotia: {stage}'],
    preambles: [
      '{stage} on talo, johon tulee {homes} kotia: {rooms} huonetta ja keittiö. Muuttamaan pääsee {season}.',
      '{homes} uutta kotia, {rooms} huonetta ja keittiö. Kohteen on määrä valmistua {season}.',
      'Ennakkovaraajat saivat valita ensin, nyt on muiden vuoro. Talo valmistuu suunnitelman mukaan {season}.',
    ],
    bodies: [
      [
        'Kiinnostuneita oli ilmoittautunut yli kaksisataa jo ennen myynnin alkua. Kaikki saivat pohjakuvat ja velattomat hinnat samaan aikaan.',
        '– Eniten kysytään kahta asiaa: mistä valo tulee ja mitä kuukausi maksaa. Siksi laskimme vastikkeet joka kodille erikseen, kertoo {agent}, joka vastaa myynnistä.',
      ],
      [
        'Talot on sijoitettu niin, että piha saa aurinkoa jokaisena vuodenaikana. Jokaisessa kodissa on parveke tai terassi, ja pyörävarasto on heti ulko-oven vieressä eikä kellarin perällä.',
        '– Tämä on talo, jossa voi asua pitkään, sanoo {agent}.',
      ],
      [
        'Kodit myydään kiinteään hintaan, joten tarjouskilpailua ei tule. Hinnaston velaton hinta on lopullinen.',
        '– Otamme mieluummin yhden puhelun liikaa kuin yhden liian vähän, sanoo {agent}. Kun ostaa jotain, mitä ei vielä ole, saa kysyä.',
      ],
    ],
  },
  soldOut: {
    category: 'Myyty',
    titles: ['Kaikki kodit on myyty: {stage}', '{stage} on loppuunmyyty'],
    preambles: [
      'Kaikki {homes} kotia ovat saaneet omistajansa. Seuraavan talon jonoon voi jo ilmoittautua.',
      'Viimeinen {homes} kodista myytiin tällä viikolla. Samalle alueelle suunnitellaan lisää taloja.',
    ],
    bodies: [
      [
        'Puolet ostajista tulee lähiseudulta, loput muualta maakunnasta. Joka neljäs on myynyt omakotitalon, joka viides osti ensimmäisen kotinsa.',
        'Työ alueella jatkuu, ja seuraava talo on tarkoitus esitellä vuoden sisällä.',
      ],
      [
        'Kaksiot menivät ensin, sitten suurimmat asunnot ylimmistä kerroksista. Pisimpään vapaana olivat maantason kolmiot, kunnes piha valmistui ja näytti parhaat puolensa.',
      ],
    ],
  },
  groundBreaking: {
    category: 'Rakentaminen',
    titles: ['Rakentaminen alkoi: {stage}', 'Ensimmäinen kauha maasta: {stage}'],
    preambles: [
      '{homes} kotia on valmiina {season}. Ensin tehdään perustukset.',
      'Kaivinkoneet ovat paikalla. Uudet asukkaat pääsevät muuttamaan {season}.',
    ],
    bodies: [
      [
        'Ensimmäiset kuukaudet kuuluvat naapuriin eniten: silloin kaivetaan, paalutetaan ja vedetään putket. Työmaa on käynnissä arkisin kello 7–16, ja räjäytyksistä kerrotaan aina etukäteen.',
        'Naapurit saavat joka kuukausi kirjeen siitä, mitä seuraavaksi tapahtuu. Vastaavan mestarin numero on taulussa tulotien varrella.',
      ],
      [
        'Kaivettu maa jää paikalle ja siitä tulee pulkkamäki. Näin säästyy nelisensataa kuorma-autollista asuinkatujen läpi.',
        'Kun perustus on valettu, uusi kerros nousee joka kolmas viikko. Harjannostajaisiin keitetään hernekeittoa kaikille halukkaille.',
      ],
    ],
  },
  keys: {
    category: 'Muutto',
    titles: ['Ensimmäiset avaimet on luovutettu: {stage}', 'Ikkunoihin syttyi valo: {stage}'],
    preambles: [
      '{homes} kotia on saanut asukkaansa. Portaissa kannetaan sänkyjä ja kukkaruukkuja.',
      'Kahden vuoden rakentamisen jälkeen talo on täynnä elämää.',
    ],
    bodies: [
      [
        'Avaimet jaettiin kahdeksan talouden ryhmissä, jotta hissiä ei tarvinnut jonottaa. Talonmies oli paikalla kärryjen, tikkaiden ja kahvin kanssa.',
        'Nyt alkaa vuosi, jonka aikana talo kuivuu ja oppii tuntemaan asukkaansa. Sen jälkeen palaamme vuositarkastukseen.',
      ],
      [
        'Ensimmäiset muuttajat olivat odottaneet myynnin alusta asti. Moni kävi työmaalla niin usein, että oppi kirvesmiesten nimet.',
        'Piha istutetaan valmiiksi keväällä, kun routa on sulanut.',
      ],
    ],
  },
  kinds: {
    apartment: 'asuntoa',
    townHouse: 'rivitaloasuntoa',
    detachedHouse: 'omakotitaloa',
    semiDetachedHouse: 'paritaloasuntoa',
    house: 'taloa',
    plot: 'tonttia',
  },
  seasons: ['talvella', 'keväällä', 'kesällä', 'syksyllä'],
  facts: {
    heading: 'Kohde lyhyesti',
    homes: 'Koteja',
    size: 'Koko',
    price: 'Velaton hinta alkaen',
    moveIn: 'Valmistuu',
  },
  readOn: 'Lue lisää',
  about: {
    heading: 'Tietoa meistä',
    text: 'Björkvall Koti rakentaa koteja Suomeen. Omistamme tontin, suunnittelemme talon, rakennamme sen ja vastaamme siitä. Medialle: media@bjorkvall.example.',
  },
}
