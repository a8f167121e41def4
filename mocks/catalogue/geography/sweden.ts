import { municipality } from './municipality-data.ts'
import type { CountryData } from './municipality-data.ts'

/**
 * Code, name, county, latitude, longitude, beginning of the postal codes and price per square metre of each
 * municipality, and its areas. Codes are the official ones, places are approximate, areas and streets are invented.
 */
export const sweden: CountryData = {
  counties: {
    '01': 'Stockholms län',
    '03': 'Uppsala län',
    '05': 'Östergötlands län',
    '06': 'Jönköpings län',
    '12': 'Skåne län',
    '13': 'Hallands län',
    '14': 'Västra Götalands län',
    '18': 'Örebro län',
    '19': 'Västmanlands län',
    '21': 'Gävleborgs län',
    '24': 'Västerbottens län',
  },
  municipalities: [
    municipality('0180', 'Stockholm', '01', 59.329, 18.069, '117', 98_000, [
      ['Lindkajen', 59.3085, 18.0205, 'water', 'Lindkajen'],
      ['Kolgårdsparken', 59.3525, 18.0925, 'centre', 'Koksgatan'],
      ['Furusätra', 59.2665, 18.0125, 'forest', 'Furusätravägen'],
    ]),
    municipality('0184', 'Solna', '01', 59.36, 18.001, '169', 84_000, [
      ['Råstahöjd', 59.3705, 17.9975, 'park', 'Råstahöjdsvägen'],
    ]),
    municipality('0182', 'Nacka', '01', 59.31, 18.164, '131', 62_000, [
      ['Ekbacken', 59.3125, 18.2105, 'water', 'Ekbacksgatan'],
      ['Svinduddsviken', 59.3165, 18.1425, 'water', 'Svinduddsvägen'],
    ]),
    municipality('0160', 'Täby', '01', 59.444, 18.069, '183', 63_000, [
      ['Näsbygrind', 59.4385, 18.0655, 'park', 'Grindvägen'],
    ]),
    municipality('0163', 'Sollentuna', '01', 59.428, 17.951, '191', 60_000, [
      ['Edsstrand', 59.4375, 17.9455, 'water', 'Edsstrandsvägen'],
    ]),
    municipality('0123', 'Järfälla', '01', 59.423, 17.834, '177', 52_000, [
      ['Barkarvallen', 59.4115, 17.8675, 'field', 'Barkarvallsgatan'],
    ]),
    municipality('0114', 'Upplands Väsby', '01', 59.519, 17.911, '194', 48_000, [
      ['Runhagen', 59.5225, 17.9005, 'field', 'Runhagsvägen'],
    ]),
    municipality('0136', 'Haninge', '01', 59.168, 18.138, '136', 47_000, [
      ['Handenlund', 59.1715, 18.1295, 'forest', 'Lundvägen'],
    ]),
    municipality('0380', 'Uppsala', '03', 59.859, 17.639, '753', 53_000, [
      ['Fyrislunden', 59.8545, 17.6625, 'centre', 'Fyrislundsgatan'],
      ['Årbylund', 59.8685, 17.5985, 'forest', 'Årbyvägen'],
    ]),
    municipality('1480', 'Göteborg', '14', 57.709, 11.975, '417', 65_000, [
      ['Älvkrok', 57.7045, 11.9205, 'water', 'Älvkroksgatan'],
      ['Kvillestaden', 57.7235, 11.9455, 'centre', 'Kvillestadsgatan'],
    ]),
    municipality('1481', 'Mölndal', '14', 57.656, 12.014, '431', 55_000, [
      ['Kvarnfallet', 57.6575, 12.0245, 'centre', 'Fallgatan'],
    ]),
    municipality('1384', 'Kungsbacka', '13', 57.487, 12.076, '434', 48_000, [
      ['Åsgläntan', 57.4935, 12.0905, 'forest', 'Åsgläntevägen'],
    ]),
    municipality('1280', 'Malmö', '12', 55.605, 13.003, '211', 46_000, [
      ['Sundspiren', 55.6115, 12.9805, 'water', 'Spirgatan'],
      ['Möllegården', 55.5895, 13.0165, 'centre', 'Möllegårdsgatan'],
    ]),
    municipality('1281', 'Lund', '12', 55.705, 13.191, '224', 48_000, [
      ['Solbrunnshög', 55.7245, 13.2175, 'field', 'Solbrunnsvägen'],
      ['Källhagen', 55.6985, 13.1805, 'park', 'Källhagsgatan'],
    ]),
    municipality('1283', 'Helsingborg', '12', 56.046, 12.694, '252', 43_000, [
      ['Sundsterrassen', 56.0375, 12.7005, 'water', 'Terrassgatan'],
      ['Ryavången', 55.9685, 12.7655, 'field', 'Sjöängsvägen'],
    ]),
    municipality('0581', 'Norrköping', '05', 58.588, 16.189, '602', 37_000, [
      ['Spinnströmmen', 58.5935, 16.1815, 'water', 'Spinngatan'],
    ]),
    municipality('0580', 'Linköping', '05', 58.411, 15.621, '582', 42_000, [
      ['Valläng', 58.4185, 15.6385, 'field', 'Vallängsgatan'],
    ]),
    municipality('1880', 'Örebro', '18', 59.275, 15.213, '702', 40_000, [
      ['Svartåkröken', 59.2785, 15.2345, 'water', 'Krökgatan'],
    ]),
    municipality('1980', 'Västerås', '19', 59.611, 16.545, '721', 41_000, [
      ['Lillåhamn', 59.6025, 16.5325, 'water', 'Lillåhamnsgatan'],
    ]),
    municipality('0680', 'Jönköping', '06', 57.782, 14.162, '553', 40_000, [
      ['Munksjöbågen', 57.7735, 14.1685, 'water', 'Bågvägen'],
    ]),
    municipality('2180', 'Gävle', '21', 60.675, 17.141, '803', 34_000, [
      ['Godsvarvet', 60.6785, 17.1655, 'water', 'Varvsgatan'],
    ]),
    municipality('2480', 'Umeå', '24', 63.826, 20.263, '903', 42_000, [
      ['Björkbågen', 63.8215, 20.2745, 'water', 'Björkbågsvägen'],
    ]),
  ],
}
