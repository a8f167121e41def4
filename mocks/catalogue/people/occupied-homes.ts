import type { HomeStatus } from '../codes.ts'

/** Homes that personas live in, have bought or are booking, whatever the draw says of them. */
export const occupiedHomes: Readonly<Record<string, HomeStatus>> = {
  'home-strandangen-c-1403': 'sold',
  'home-vassbagen-a-1302': 'sold',
  'home-vassbagen-a-1403': 'sold',
  'home-tallkronan-a-1203': 'sold',
  'home-rastaterrassen-a-1201': 'sold',
  'home-hojden-a-1804': 'sold',
  'home-hojden-a-1301': 'sold',
  'home-ankarspelet-1-a-1402': 'succession',
  'home-ankarspelet-1-b-1203': 'sold',
  'home-radiohuset-a-1201': 'sold',
  'home-hasseln-a-1102': 'sold',
  'home-granatapplet-a-1102': 'sold',
  'home-bryggvakten-a-1302': 'booked',
  'home-trygghetsgarden-lonnen-a-1202': 'sold',
  'home-nyckelknippan-a-1201': 'booked',
  'home-fjordlunden-a-h0302': 'sold',
  'home-nitelvbuen-a-h0203': 'sold',
  'home-espoon-merituuli-a-5': 'sold',
  'home-kalliorannan-majakka-a-12': 'booked',
}
