import { municipality } from './municipality-data.ts'
import type { CountryData } from './municipality-data.ts'

/**
 * Code, name, county, latitude, longitude, beginning of the postal codes and price per square metre of each
 * municipality, and its areas. Codes are the official ones, places are approximate, areas and streets are invented.
 */
export const norway: CountryData = {
  counties: {
    '03': 'Oslo fylke',
    '11': 'Rogaland',
    '31': 'Østfold',
    '32': 'Akershus',
    '33': 'Buskerud',
    '42': 'Agder',
    '46': 'Vestland',
    '50': 'Trøndelag',
    '55': 'Troms',
  },
  municipalities: [
    municipality('0301', 'Oslo', '03', 59.913, 10.752, '05', 118_000, [
      ['Lohavna', 59.9035, 10.7695, 'water', 'Lohavnkaia'],
      ['Ensjøløkka', 59.9145, 10.7875, 'centre', 'Løkkegata'],
    ]),
    municipality('3201', 'Bærum', '32', 59.891, 10.526, '13', 98_000, [
      ['Sandviksbukta', 59.8945, 10.5325, 'park', 'Hagebakken'],
    ]),
    municipality('3203', 'Asker', '32', 59.833, 10.435, '13', 82_000, [
      ['Føyenbråten', 59.8415, 10.4295, 'forest', 'Bråtenveien'],
    ]),
    municipality('3205', 'Lillestrøm', '32', 59.956, 11.05, '20', 74_000, [
      ['Nitelva sør', 59.9525, 11.0385, 'water', 'Nitelvbuen'],
    ]),
    municipality('3207', 'Nordre Follo', '32', 59.719, 10.836, '14', 76_000, [
      ['Skihøgda', 59.7215, 10.8455, 'forest', 'Skihøgdveien'],
    ]),
    municipality('3301', 'Drammen', '33', 59.744, 10.204, '30', 66_000, [
      ['Elvebakken', 59.7415, 10.2155, 'water', 'Elvebakkgata'],
    ]),
    municipality('3107', 'Fredrikstad', '31', 59.218, 10.939, '16', 58_000, [
      ['Vollhavna', 59.2065, 10.9555, 'water', 'Løkkeveien'],
    ]),
    municipality('4204', 'Kristiansand', '42', 58.146, 7.995, '46', 60_000, [
      ['Skjærgårdsbyen', 58.1545, 8.0085, 'water', 'Lysgata'],
    ]),
    municipality('1103', 'Stavanger', '11', 58.97, 5.733, '40', 74_000, [
      ['Badevika', 58.9665, 5.7455, 'centre', 'Blikkgata'],
    ]),
    municipality('1108', 'Sandnes', '11', 58.852, 5.735, '43', 64_000, [
      ['Fjordparken', 58.8595, 5.7495, 'water', 'Fjordhagen'],
    ]),
    municipality('4601', 'Bergen', '46', 60.391, 5.322, '50', 80_000, [
      ['Byfjordkaia', 60.3835, 5.3165, 'water', 'Spirgaten'],
      ['Lønnelien', 60.3625, 5.3495, 'forest', 'Lønnelien'],
    ]),
    municipality('5001', 'Trondheim', '50', 63.43, 10.395, '70', 84_000, [
      ['Elvehavna', 63.4235, 10.3995, 'water', 'Elvesvingen'],
    ]),
    municipality('5501', 'Tromsø', '55', 69.649, 18.956, '90', 82_000, [
      ['Polarhavna', 69.6555, 18.9645, 'water', 'Nordlyskaia'],
    ]),
  ],
}
