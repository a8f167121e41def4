import type { Country } from '../codes.ts'

/** What staff do, coarser than roles: two sales managers of a project come from one group. */
export type StaffGroup =
  | 'agent'
  | 'assistant'
  | 'sales'
  | 'interior'
  | 'external'
  | 'settlement'
  | 'support'
  | 'service'

type Names = Readonly<Record<StaffGroup, readonly string[]>>

/** Everyone who works on projects, first name and last name, by group. */
export const staffNames: Readonly<Record<Country, Names>> = {
  se: {
    agent: [
      'Elin Hedlund',
      'Marcus Lindahl',
      'Sofia Ahlberg',
      'Daniel Öberg',
      'Johanna Rydell',
      'Amir Tehrani',
    ],
    assistant: ['Wilma Stenberg', 'Hugo Pålsson', 'Ebba Lundvall'],
    sales: ['Fredrik Norén', 'Camilla Hjort', 'Peter Sandell', 'Helena Brodin'],
    interior: ['Lovisa Ekman', 'Rasmus Tägt', 'Nora Björling', 'Kajsa Wretman'],
    external: ['Mikael Frost', 'Jenny Holmér', 'Samuel Krantz'],
    settlement: ['Ulla Bergmark', 'Stefan Ivarsson'],
    support: ['Kim Lagerkvist', 'Yasmin Osman'],
    service: ['Ronja Grahn', 'Tomas Viklund'],
  },
  no: {
    agent: ['Marte Haugland', 'Eirik Sørli', 'Silje Brekke', 'Jonas Tveit'],
    assistant: ['Vilde Nordby', 'Sander Aasen'],
    sales: ['Hanne Kolstad', 'Ola Rustad', 'Kristin Vold'],
    interior: ['Ida Lervik', 'Mathias Holte', 'Tuva Ødegård'],
    external: ['Geir Sandnæs', 'Bente Myhre'],
    settlement: ['Astrid Fossum', 'Lars Eikeland'],
    support: ['Sara Nilsen'],
    service: ['Trine Bakken'],
  },
  fi: {
    agent: ['Emilia Salonen', 'Mikko Rantala', 'Laura Heikkilä', 'Antti Nurmi'],
    assistant: ['Venla Koski', 'Onni Lahti'],
    sales: ['Sanna Mäkelä', 'Jukka Harju', 'Riikka Lehto'],
    interior: ['Iida Saarinen', 'Joonas Pelto', 'Noora Kallio'],
    external: ['Petri Aalto', 'Minna Sirola'],
    settlement: ['Leena Wirtanen'],
    support: ['Timo Hakala'],
    service: ['Johanna Tammi'],
  },
}
