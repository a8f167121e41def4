import type { Site } from '#src/sites/site.ts'
import { BarkMark } from '#src/ui/brand/bark-mark.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import * as account from '#src/ui/icons/account.ts'
import * as actions from '#src/ui/icons/actions.ts'
import * as arrows from '#src/ui/icons/arrows.ts'
import * as chevrons from '#src/ui/icons/chevrons.ts'
import * as contact from '#src/ui/icons/contact.ts'
import * as editing from '#src/ui/icons/editing.ts'
import * as files from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import * as status from '#src/ui/icons/status.ts'
import * as things from '#src/ui/icons/things.ts'
import { Sample, Specimen } from '../sample.tsx'
import { titles } from '../samples.ts'

const icons = [actions, arrows, contact, files, account, editing, chevrons, status, things].flatMap((set) =>
  Object.entries<string>(set),
)

/** The mark of the theme's site, and every icon. */
export const BrandSection = ({ site }: { site: Site }) => (
  <Sample title={titles.brand}>
    <Specimen of="Logo">
      <Logo bark={site.mark} {...site.wordmark} />
    </Specimen>
    <Specimen of="BarkMark">
      <BarkMark bark={site.mark} />
      <BarkMark bark={site.mark} className="h-16 w-12" />
      <BarkMark bark={site.mark} className="h-32 w-24" />
    </Specimen>
    <Specimen of="Icon" className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-5">
      {icons.map(([name, path]) => (
        <span key={name} className="grid justify-items-center gap-1.5 text-micro text-ink-2">
          <Icon path={path} />
          {name}
        </span>
      ))}
    </Specimen>
    <Specimen of="Icon size, filled">
      <Icon path={things.bell} size="s" />
      <Icon path={things.bell} />
      <Icon path={things.bell} size="l" />
      <Icon path={actions.heart} size="l" filled className="text-brand" />
    </Specimen>
  </Sample>
)
