import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { SearchHit } from '#src/api/homes/residence.ts'

/** What a card carries on its picture, such as a favourite button. Whoever puts the portal together says what. */
export const HitAction = createContext<(hit: SearchHit) => ReactNode>(() => null)
