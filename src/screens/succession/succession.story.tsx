import { useState } from 'react'
import { MunicipalityField } from './municipality-field.tsx'

const municipality = (id: string, text: string, count: number) =>
  ({ type: 'municipality', id, text, count, url: id }) as const

const offered = [
  municipality('all', 'Alla kommuner', 12),
  municipality('nacka', 'Nacka', 9),
  municipality('taby', 'Täby', 3),
]

/** The choice of a municipality, as the sandbox shows it. */
export function Story() {
  const [value, setValue] = useState('all')
  return <MunicipalityField offered={offered} value={value} onChange={setValue} />
}
