import { municipality } from './municipality-data.ts'
import type { CountryData } from './municipality-data.ts'

/**
 * Code, name, county, latitude, longitude, beginning of the postal codes and price per square metre of each
 * municipality, and its areas. Codes are the official ones, places are approximate, areas and streets are invented.
 */
export const finland: CountryData = {
  counties: {
    '01': 'Uusimaa',
    '02': 'Varsinais-Suomi',
    '06': 'Pirkanmaa',
    '07': 'Päijät-Häme',
    '11': 'Pohjois-Savo',
    '13': 'Keski-Suomi',
    '17': 'Pohjois-Pohjanmaa',
  },
  municipalities: [
    municipality('091', 'Helsinki', '01', 60.17, 24.938, '005', 8_800, [
      ['Kallioranta', 60.1835, 24.9655, 'water', 'Kalliorannankatu'],
      ['Viikinpuisto', 60.2245, 25.0155, 'park', 'Puistonreuna'],
    ]),
    municipality('049', 'Espoo', '01', 60.205, 24.656, '023', 6_900, [
      ['Merituulenranta', 60.1495, 24.6655, 'water', 'Merituulentie'],
      ['Kuusiniitty', 60.2115, 24.6755, 'forest', 'Kuusiniityntie'],
    ]),
    municipality('092', 'Vantaa', '01', 60.294, 25.04, '013', 5_300, [
      ['Tikkurilanranta', 60.2905, 25.0515, 'centre', 'Kvartsikatu'],
    ]),
    municipality('186', 'Järvenpää', '01', 60.473, 25.09, '044', 4_700, [
      ['Järvisoihtu', 60.4715, 25.0795, 'water', 'Soihtukatu'],
    ]),
    municipality('257', 'Kirkkonummi', '01', 60.124, 24.439, '024', 4_600, [
      ['Kaarnamäki', 60.1275, 24.4485, 'forest', 'Kaarnamäentie'],
    ]),
    municipality('106', 'Hyvinkää', '01', 60.631, 24.861, '058', 4_300, [
      ['Hangonpuisto', 60.6335, 24.8515, 'park', 'Punatulkunkatu'],
    ]),
    municipality('837', 'Tampere', '06', 61.498, 23.761, '331', 5_400, [
      ['Koskenranta', 61.4935, 23.7685, 'water', 'Kosketinkatu'],
      ['Pyynikinrinne', 61.4965, 23.7305, 'forest', 'Rinnekatu'],
    ]),
    municipality('853', 'Turku', '02', 60.452, 22.267, '201', 5_100, [
      ['Aurajoenranta', 60.4435, 22.2455, 'water', 'Laiturikatu'],
    ]),
    municipality('398', 'Lahti', '07', 60.983, 25.656, '151', 4_200, [
      ['Vesijärvenranta', 60.9915, 25.6455, 'water', 'Helmenkatu'],
    ]),
    municipality('179', 'Jyväskylä', '13', 62.242, 25.747, '401', 4_300, [
      ['Harjunrinne', 62.2455, 25.7365, 'forest', 'Harjunkatu'],
    ]),
    municipality('297', 'Kuopio', '11', 62.892, 27.678, '701', 4_300, [
      ['Kallavedenranta', 62.8865, 27.6865, 'water', 'Kallavedenkatu'],
    ]),
    municipality('564', 'Oulu', '17', 65.012, 25.465, '901', 4_100, [
      ['Tervasatama', 65.0185, 25.4555, 'water', 'Tervarannankatu'],
    ]),
  ],
}
