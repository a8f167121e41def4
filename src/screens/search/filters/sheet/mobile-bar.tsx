import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { map } from '#src/ui/icons/things.ts'
import type { SearchControl } from '../search-control.ts'
import { SheetButton } from './sheet-button.tsx'

/** All filters and the map within reach of the thumb, on phones. */
export function MobileBar({ control, onMap }: { control: SearchControl; onMap: () => void }) {
  const t = useTranslations('search')
  return (
    <div className="foot-bar z-20 grid grid-cols-2 gap-3 pt-3 *:px-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden">
      <SheetButton control={control} />
      <Button wide icon={map} onClick={onMap}>
        {t('view.map')}
      </Button>
    </div>
  )
}
