import { Html } from '#src/ui/content/html.tsx'
import type { Showing, Shown } from './showing.ts'
import { ShowingList } from './showing-list.tsx'

type Props = { showings: readonly Showing[]; shown: Shown; info: string | undefined }

/** The showings of a home or a project, and what its editors say about them. */
export const ShowingsTold = ({ showings, shown, info }: Props) => (
  <>
    <ShowingList showings={showings} shown={shown} />
    {info && (
      <div className="mt-4 text-small">
        <Html html={info} />
      </div>
    )}
  </>
)
