import type { PersonaData } from '../persona-data.ts'

/** Those who sit on the board of an association. */
export const boards: readonly PersonaData[] = [
  {
    id: 'karin',
    firstName: 'Karin',
    lastName: 'Aho',
    site: 'Jmse',
    special:
      'On the board of Brf Almvalvet, which has technical management, so the board reports faults here.',
    roles: ['boardMember'],
    number: '19660219-2384',
    password: 'styrelsen-ses',
    outcome: 'Ok',
    account: {
      address: ['Solbrunnsvägen 6', '224 53', 'Lund'],
      phoneNumber: '040-6280410',
      associations: ['association-almvalvet'],
    },
  },
  {
    id: 'birgitta',
    firstName: 'Birgitta',
    lastName: 'Sjögren',
    site: 'Jmse',
    special:
      'On the board of Brf Rundelen without technical management: is sent to the report without management.',
    roles: ['boardMember', 'boardMemberNoManagement'],
    number: '19510830-2380',
    outcome: 'Ok',
    account: {
      address: ['Runhagsvägen 11', '194 36', 'Upplands Väsby'],
      phoneNumber: '08-46500450',
      associations: ['association-rundelen'],
    },
  },
  {
    id: 'bo',
    firstName: 'Bo',
    lastName: 'Nyström',
    site: 'Jmse',
    special: 'On two boards, one with technical management and one without; the login asks which.',
    roles: ['boardMember', 'boardMemberNoManagement'],
    number: '19640823-3234',
    outcome: 'ChooseBoardMember',
    account: {
      address: ['Lindkajen 24', '117 42', 'Stockholm'],
      phoneNumber: '08-46500451',
      associations: ['association-ankarspelet-1', 'association-vassbagen'],
    },
  },
  {
    id: 'solveig',
    firstName: 'Solveig',
    lastName: 'Nygård',
    site: 'Jmno',
    special: 'Norwegian board member: Borettslaget Nitelvbuen, with technical management.',
    roles: ['boardMember'],
    number: '21883649874',
    pid: '9578-6000-4-1663905',
    outcome: 'Ok',
    account: {
      address: ['Nitelvbuen 10', '2045', 'Lillestrøm'],
      phoneNumber: '+47 400 00 101',
      associations: ['association-nitelvbuen'],
    },
  },
  {
    id: 'odd',
    firstName: 'Odd',
    lastName: 'Haugland',
    site: 'Jmno',
    special: 'Norwegian board member: Sameiet Fjordlunden, without technical management; has a D-number.',
    roles: ['boardMember', 'boardMemberNoManagement'],
    number: '52905200100',
    pid: '9578-6000-4-1663913',
    outcome: 'Ok',
    account: {
      address: ['Lohavnkaia 12', '0556', 'Oslo'],
      phoneNumber: '+47 400 00 106',
      associations: ['association-fjordlunden'],
    },
  },
]
