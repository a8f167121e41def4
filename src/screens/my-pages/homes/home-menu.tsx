import { useTranslations } from 'use-intl'
import { ChoiceMenu } from '#src/ui/actions/choice-menu.tsx'
import { home as homeIcon } from '#src/ui/icons/account.ts'
import { allHomes } from './use-chosen-home.ts'

type Props = {
  homes: readonly { objectId: string; name: string }[]
  /** The id of the chosen home, or `allHomes`. */
  value: string
  onChange: (objectId: string) => void
  /** All of them can be shown together. */
  hasAll?: boolean
}

/** Chooses between somebody's homes; nothing for whoever has one. */
export function HomeMenu({ homes, value, onChange, hasAll = false }: Props) {
  const t = useTranslations('my-pages.homes')
  if (homes.length < 2) return null
  const options = homes.map(({ objectId, name }) => ({ value: objectId, label: name }))
  return (
    <div>
      <ChoiceMenu
        label={t('label')}
        icon={homeIcon}
        options={hasAll ? [{ value: allHomes, label: t('all') }, ...options] : options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** A home as the menu names it. */
export const nameOfHome = ({ stageName, objectNumber }: { stageName: string; objectNumber: string }) =>
  `${stageName}, ${objectNumber}`
