type Props = { links: readonly { name: string; url: string }[] }

/** Links one below the other; nothing where there are none. */
export function LinkList({ links }: Props) {
  if (links.length === 0) return null
  return (
    <ul className="mt-5 columns-2 gap-6 lg:columns-3">
      {links.map(({ name, url }, index) => (
        <li key={index}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
