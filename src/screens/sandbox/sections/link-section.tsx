import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { TextLink } from '#src/ui/actions/text-link.tsx'
import { wrench } from '#src/ui/icons/contact.ts'
import { bookmark } from '#src/ui/icons/editing.ts'
import { download } from '#src/ui/icons/files.ts'
import { mapPin } from '#src/ui/icons/things.ts'
import { Sample, Specimen } from '../sample.tsx'
import { buttons, links, titles } from '../samples.ts'

/** Leads nowhere else: back to this page. */
const here = '#content'

/** Links, and buttons that look like them. */
export const LinkSection = () => (
  <Sample title={titles.links}>
    <Specimen of="TextLink" className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <TextLink href={here} arrow>
        {links.page}
      </TextLink>
      <TextLink href={here} icon={mapPin}>
        {links.plain}
      </TextLink>
      <TextLink href={here} look="quiet">
        {links.quiet}
      </TextLink>
      <TextLink href={here} look="quiet" icon={download}>
        {links.file}
      </TextLink>
    </Specimen>
    <Specimen of="TextLink inline" className="max-w-measure">
      <p>
        {links.before}
        <TextLink href={here} look="inline">
          {links.inline}
        </TextLink>
        {links.after}
      </p>
    </Specimen>
    <Specimen of="TextButton" className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <TextButton>{links.clear}</TextButton>
      <TextButton look="quiet" icon={bookmark}>
        {links.save}
      </TextButton>
    </Specimen>
    <Specimen of="LinkButton">
      <LinkButton href={here}>{buttons.primary}</LinkButton>
      <LinkButton href={here} look="secondary" icon={wrench}>
        {buttons.icon}
      </LinkButton>
      <LinkButton href={here} look="quiet" small>
        {links.quiet}
      </LinkButton>
    </Specimen>
  </Sample>
)
