import { useTranslations } from 'use-intl'
import { stateGroups } from '../homes/home-state.ts'
import type { StateGroup } from '../homes/home-state.ts'
import { StateMark } from './state-mark.tsx'

type Props = { counts: Partial<Record<StateGroup, number>>; isLet: boolean }

const letTexts: Partial<Record<StateGroup, 'toLet' | 'let'>> = { toBuy: 'toLet', gone: 'let' }

/** What the marks in the picture mean, and how many homes have each. */
export function Legend({ counts, isLet }: Props) {
  const t = useTranslations('project')
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small font-medium">
      {stateGroups.map((group) => {
        const count = counts[group]
        return (
          count && (
            <li key={group} className="flex items-center gap-2">
              <StateMark group={group} />
              {t(`legend.${(isLet && letTexts[group]) || group}`)} {count}
            </li>
          )
        )
      })}
    </ul>
  )
}
