import type { Sheet } from './sheet.ts'

/** What is written on the sheets that belong to errands. */
export const sheets = {
  protocol: {
    heading: 'Rondprotokoll',
    lines: [
      'Närvarande: en från styrelsen, en från förvaltningen',
      '',
      'Punkt                                  Iakttagelse',
      '1. Gård och gångvägar        Löv i dagvattenbrunnen, rensas',
      '2. Källartrappa                     Handledaren lös, skruvas',
      '3. Cykelrum                          Rörelsevakten ställs om',
      '4. Miljörum                           Utan anmärkning',
      '5. Tak och stuprör                Utan anmärkning',
      '',
      'Anmärkningarna åtgärdas inom en månad.',
    ],
  },
  inspection: {
    heading: 'Befaringsprotokoll',
    lines: [
      'Til stede: styret og byggherrens representant',
      '',
      '1. Inngang: puss mangler på ett felt',
      '2. Takterrasse: rekkverk løst ved hjørne mot vest',
      '3. Garasje: merking av to plasser mangler',
      '4. Oppgang: armatur i tredje etasje blinker',
      '',
      'Feilene rettes innen seks uker.',
    ],
  },
  handover: {
    heading: 'Overtakelsesprotokoll',
    lines: [
      'Boligen er overtatt uten vesentlige mangler.',
      '',
      'Merknader:',
      'Gang: merke i malingen ved døren',
      'Kjøkken: kjøleskapsdør justeres',
    ],
  },
  receipt: {
    heading: 'Garantibevis, diskmaskin',
    lines: [
      'Installerad i samband med tillträdet.',
      'Garanti två år från tillträdesdagen.',
      '',
      'Felkod på displayen: E24',
    ],
  },
  measurement: {
    heading: 'Mätning av varmvatten',
    lines: [
      'Tid tills vattnet har 50 grader:',
      '',
      'Plan 1      14 sekunder',
      'Plan 2      22 sekunder',
      'Plan 3      47 sekunder',
      'Plan 4      78 sekunder',
    ],
  },
} as const satisfies Record<string, Sheet>
