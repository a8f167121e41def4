import type { PlaceTexts } from './place-texts.ts'

export const placeTextsFi: PlaceTexts = {
  Helsinki: [
    'Meri joka ilmansuunnassa ja ratikka melkein jokaiseen kortteliin.',
    'Kalliorannassa asutaan rantakallion kupeessa, Viikinpuistossa peltojen ja lintutornin vieressä. Keskustaan on molemmista alle puoli tuntia.',
  ],
  Espoo: [
    'Viisi keskusta, yksi metro ja pitkä rantaraitti.',
    'Merituulenranta avautuu etelään kohti saaristoa. Kuusiniityssä rakennetaan matalammin, ja Nuuksioon pääsee pyörällä.',
  ],
  Vantaa: [
    'Juna vie keskustaan vartissa ja lentokentälle kymmenessä minuutissa.',
    'Tikkurilanrannassa talot seuraavat Keravanjokea. Tiedekeskus, kirjasto ja uimahalli ovat kävelymatkan päässä.',
  ],
  Järvenpää: [
    'Taiteilijoiden kylästä kasvoi kaupunki järven rannalle.',
    'Järvisoihdun parvekkeilta näkee auringonlaskun Tuusulanjärvelle. Asemalle on seitsemän minuuttia.',
  ],
  Kirkkonummi: [
    'Metsää, merta ja lähijuna.',
    'Kaarnamäen pihat jatkuvat suoraan metsään. Koulu, kauppa ja latu ovat samalla kadulla.',
  ],
  Hyvinkää: [
    'Villatehtaan kaupunki harjun kainalossa.',
    'Hangonpuisto on rauhallinen kortteli radan varrella. Helsinkiin pääsee junalla alle tunnissa.',
  ],
  Tampere: [
    'Koski keskellä, järvi kummallakin puolella.',
    'Koskenrannassa asutaan vanhojen tehtaiden naapurissa. Pyynikinrinteeltä kuulee kaupungin mutta näkee männyt.',
  ],
  Turku: [
    'Jokiranta, jossa kesä kestää lokakuulle.',
    'Aurajoenranta on kävelymatkan päässä torilta ja saariston lautoista. Köysitehtaan piippu jäi paikalleen.',
  ],
  Lahti: [
    'Mäkihyppytornit taustalla, satama edessä.',
    'Vesijärvenrannasta pääsee uimaan, luistelemaan ja junalla Helsinkiin tunnissa.',
  ],
  Jyväskylä: [
    'Aallon kaupunki harjun ja järven välissä.',
    'Harjunrinteen kodit katsovat yli kattojen. Portaita on paljon, siksi jokaisessa talossa on hissi.',
  ],
  Kuopio: [
    'Kallavesi, kalakukko ja mäki, jolta näkee kaiken.',
    'Kallavedenrannassa on oma uimaranta ja laituri. Torille kävelee vartissa.',
  ],
  Oulu: [
    'Pyöräkaupunki, myös talvella.',
    'Tervasatamassa varastot saivat uuden elämän. Pyörätiet aurataan ennen ajoratoja.',
  ],
  Uusimaa: ['Kuusi kuntaa rannikolta harjulle, kaikissa juna tai metro.'],
  'Varsinais-Suomi': ['Saaristo alkaa siitä, mihin jokiranta päättyy.'],
  Pirkanmaa: ['Järviä, tehtaita ja Suomen halutuin kaupunki.'],
  'Päijät-Häme': ['Vesijärvi, Salpausselkä ja tunti Helsinkiin.'],
  'Pohjois-Savo': ['Vettä enemmän kuin maata, ja aina aikaa jutella.'],
  'Keski-Suomi': ['Harjuja, järviä ja yliopisto keskellä mäntymetsää.'],
  'Pohjois-Pohjanmaa': ['Merenranta nousee, ja kaupunki sen mukana.'],
}

/** Where something is: the names of places as they stand in a sentence. */
export const placesWithinFi: Readonly<Record<string, string>> = {
  Helsinki: 'Helsingissä',
  Espoo: 'Espoossa',
  Vantaa: 'Vantaalla',
  Järvenpää: 'Järvenpäässä',
  Kirkkonummi: 'Kirkkonummella',
  Hyvinkää: 'Hyvinkäällä',
  Tampere: 'Tampereella',
  Turku: 'Turussa',
  Lahti: 'Lahdessa',
  Jyväskylä: 'Jyväskylässä',
  Kuopio: 'Kuopiossa',
  Oulu: 'Oulussa',
  Uusimaa: 'Uudellamaalla',
  'Varsinais-Suomi': 'Varsinais-Suomessa',
  Pirkanmaa: 'Pirkanmaalla',
  'Päijät-Häme': 'Päijät-Hämeessä',
  'Pohjois-Savo': 'Pohjois-Savossa',
  'Keski-Suomi': 'Keski-Suomessa',
  'Pohjois-Pohjanmaa': 'Pohjois-Pohjanmaalla',
}
