import { Fragment } from 'react'

/** An e-mail address that, where it has to, breaks before the name of its host. */
export const EmailAddress = ({ children }: { children: string }) => (
  // in one element: beside an icon its parts would stand apart
  <span>
    {children.split(/(?=@)/).map((part, at) => (
      <Fragment key={part}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
